import { readFileSync } from 'node:fs'

// The most that each part may weigh, with everything it brings but React: size-budget.json. `pnpm --filter @chitra/ui exec size-limit` tells what it weighs.
const budget = JSON.parse(readFileSync(new URL('./size-budget.json', import.meta.url), 'utf8'))

export default Object.entries(budget).map(([name, limit]) => ({
  name,
  path: 'dist/index.js',
  import: name === '*' ? '*' : `{ ${name} }`,
  ignore: ['react', 'react-dom'],
  limit,
}))
