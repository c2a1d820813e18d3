import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { open, type Response } from 'maxmind'

/** The location of a network address according to a local file; empty strings if unknown. No other service is asked. */
export interface Location {
  /** ISO 3166-1, two letters. */
  country: string
  state: string
}
export type Locate = (address: string) => Location

/** The files of github.com/sapics/ip-location-db as npm packages, those with states first. */
const PACKAGES = ['geolite2-city', 'dbip-city', 'geo-whois-asn-country', 'iptoasn-country', 'geolite2-country', 'dbip-country']
const UNKNOWN: Location = { country: '', state: '' }

/**
 * Opens a local .mmdb file: the one named, or an installed one. Without either, every location is unknown.
 * @throws Error with a message for the operator when the file cannot be read
 */
export async function openLocate(named: string | null): Promise<Locate> {
  const path = named ?? installed()
  if (path === null) return () => UNKNOWN
  try {
    const reader = await open<Response>(path)
    return (address) => toLocation(reader.get(withoutMapping(address)))
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

/** Unwraps the IPv4 address of a dual-stack socket. */
const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '')

interface Row {
  country_code?: unknown
  state1?: unknown
  country?: { iso_code?: unknown }
  subdivisions?: { names?: { en?: unknown } }[]
}

/** The rows of ip-location-db are flat, MaxMind's are nested. */
function toLocation(row: unknown): Location {
  const { country_code, state1, country, subdivisions } = (row ?? {}) as Row
  return { country: text(country_code ?? country?.iso_code, 2), state: text(state1 ?? subdivisions?.[0]?.names?.en, 100) }
}

const text = (value: unknown, maxLength: number): string => (typeof value === 'string' ? value.slice(0, maxLength) : '')
