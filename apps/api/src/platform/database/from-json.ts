import type { ShallowDehydrateObject, Simplify } from 'kysely'

/** A row as it comes in JSON, which knows no times. */
export type Dehydrated<Row> = Simplify<ShallowDehydrateObject<Row>>

type WithTimes<Row, Name extends keyof Row> = {
  [K in keyof Row]: K extends Name ? (null extends Row[K] ? Date | null : Date) : Row[K]
}

/** A row that came as JSON, with these of its texts as times. */
export function withTimes<Row extends object, Name extends keyof Row>(row: Row, ...names: Name[]): WithTimes<Row, Name> {
  const times = names.map((name) => [name, row[name] === null ? null : new Date(row[name] as string)] as const)
  return { ...row, ...Object.fromEntries(times) } as WithTimes<Row, Name>
}
