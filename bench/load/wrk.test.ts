import { expect, test } from 'vitest'
import { readReport } from './wrk.ts'

const OUTPUT = `Running 2s test @ http://127.0.0.1:4000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   412.11us  101.83us   4.35ms   92.21%
    Req/Sec    77.40k     3.12k   81.96k    80.00%
  153998 requests in 2.00s, 724.31MB read
Requests/sec:  76995.11
Transfer/sec:    362.14MB

{"requests":153998,"microseconds":2000104,"median":398,"percentile99":702,"failed":0}
`

test('the figures are the JSON line after the table', () => {
  expect(readReport(OUTPUT)).toEqual({
    requests: 153_998,
    microseconds: 2_000_104,
    median: 398,
    percentile99: 702,
    failed: 0,
  })
})

test('output without figures is an error that quotes it', () => {
  const output = 'unable to connect to 127.0.0.1:4000 Connection refused\n'
  expect(() => readReport(output)).toThrow('Connection refused')
})

test('figures that are missing or negative are an error', () => {
  expect(() => readReport('{"requests":1}')).toThrow('no microseconds')
  expect(() => readReport(OUTPUT.replace('"median":398', '"median":-1'))).toThrow('no median')
})
