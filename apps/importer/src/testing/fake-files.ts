import { pdfBytes } from '@gaashaan/desk/testing/documents'
import sharp from 'sharp'

/** A small picture that differs from all others: its colour and its size come from its number. */
export function numberedPicture(number: number): Promise<Buffer> {
  const background = { r: number & 255, g: (number >> 8) & 255, b: (number * 7) & 255 }
  const width = 32 + (number % 32)
  return sharp({ create: { width, height: 18, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

export const numberedPdf = (number: number): Buffer => pdfBytes(1, `number ${number}`)
