import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Tables } from '../platform/database/tables.ts'
import type { Shop } from '../shop.ts'

type Services = Shop['services']

/** Wraps every awaited call: statements, waits for a connection, calls of gateway and queue. */
export type Around = <T>(what: string, work: () => Promise<T>) => Promise<T>

export interface Watched {
  services: Services
  /** True while a pooled connection is held. */
  holding(): boolean
}

/** The same services on the same database and gateway, with `around` at every await. */
export function watched(services: Services, around: Around): Watched {
  let held = 0
  const real = services.database.pool
  const watchedClient = (client: pg.PoolClient): pg.PoolClient =>
    new Proxy(client, {
      get(target, name) {
        if (name === 'query') return (text: string, values: unknown[]) => around(text, () => target.query(text, values))
        if (name === 'release')
          return (error?: Error) => {
            held -= 1
            target.release(error)
          }
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  const connect = () =>
    around('connect', async () => {
      const client = await real.connect()
      held += 1
      return watchedClient(client)
    })
  const pool = { connect, end: () => Promise.resolve(), options: real.options }
  return {
    holding: () => held > 0,
    services: {
      ...services,
      db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
      gateway: callsOf(services.gateway, 'gateway', around),
      jobs: callsOf(services.jobs, 'jobs', around),
    },
  }
}

const callsOf = <T extends object>(target: T, name: string, around: Around): T =>
  new Proxy(target, {
    get(_, property) {
      const value: unknown = Reflect.get(target, property, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => around(`${name}.${String(property)}`, () => value.apply(target, given) as Promise<unknown>)
    },
  })
