import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Attack, run } from './tool.ts'

const LIST = new URL('sensitive-paths.txt', import.meta.url)
/** Seconds. */
const PATIENCE = 300

/** Asks for every path at which a shop must show nothing, as a program and as a browser does. */
export const ffuf: Attack = {
  tool: 'ffuf',
  async run({ url, folder }) {
    const paths = readFileSync(LIST, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# '))
    const list = join(folder, 'paths.txt')
    writeFileSync(list, paths.join('\n'))
    const findings: string[] = []
    for (const accept of ['*/*', 'text/html']) {
      const report = join(folder, 'ffuf.json')
      const { output, code, isCut } = await run(
        'ffuf',
        [
          '-w',
          list,
          '-u',
          `${url}/FUZZ`,
          '-H',
          `Accept: ${accept}`,
          '-mc',
          'all',
          '-fc',
          '400,404',
          '-t',
          '4',
          '-s',
          '-o',
          report,
          '-of',
          'json',
        ],
        { folder, seconds: PATIENCE },
      )
      if (code !== 0 || isCut) findings.push(`did not finish: ${output.slice(-200)}`)
      const { results } = JSON.parse(readFileSync(report, 'utf8')) as { results: { input: { FUZZ: string }; status: number }[] }
      findings.push(...results.map(({ input, status }) => `/${input.FUZZ} answers ${status} (${accept})`))
    }
    return { summary: `${paths.length} paths, twice`, findings }
  },
}
