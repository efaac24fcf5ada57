import sharp from 'sharp'
import type { Scene } from './index.ts'

/** SVG's own resolution, and the least that sharp accepts, in dots per inch. */
const NATIVE_DENSITY = 72
const LEAST_DENSITY = 1

/**
 * A scene as a PNG file's bytes, `width` pixels wide, height in proportion.
 * Drawn at the final size, so that edges stay sharp at any width.
 */
export const renderScene = (scene: Scene, width: number): Promise<Buffer> =>
  sharp(Buffer.from(scene.draw()), {
    density: Math.max(LEAST_DENSITY, (NATIVE_DENSITY * width) / scene.width),
  })
    .resize({ width })
    .png({ compressionLevel: 9 })
    .toBuffer()
