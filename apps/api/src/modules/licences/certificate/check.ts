import { compactVerify, createLocalJWKSet, errors, flattenedVerify, type FlattenedJWS, type JSONWebKeySet } from 'jose'
import type { SignedFacts } from '../facts.ts'
import { readSignedPdf } from './signed-pdf.ts'

/** Why a file is no good certificate. */
export type Problem = 'no certificate' | 'other key' | 'changed'
export type Checked = { facts: SignedFacts } | { problem: Problem }

/**
 * Checks a certificate, as PDF or as JSON, with nothing but the shop's public keys.
 * @param keys as at `/.well-known/chitra-licence-keys.json`
 */
export async function checkCertificate(file: Buffer, keys: JSONWebKeySet): Promise<Checked> {
  const keyOf = createLocalJWKSet(keys)
  try {
    const pdf = readSignedPdf(file)
    if (pdf !== null) {
      const facts = factsOf((await compactVerify(pdf.jws, keyOf)).payload)
      return facts.pdf !== null && pdf.isWhole(facts.pdf) ? { facts } : { problem: 'changed' }
    }
    const jws = readJson(file)
    if (jws === null) return { problem: 'no certificate' }
    return { facts: factsOf((await flattenedVerify(jws, keyOf)).payload) }
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) return { problem: 'other key' }
    if (error instanceof errors.JWSSignatureVerificationFailed) return { problem: 'changed' }
    if (error instanceof errors.JOSEError) return { problem: 'no certificate' }
    throw error
  }
}

const factsOf = (payload: Uint8Array): SignedFacts => JSON.parse(new TextDecoder().decode(payload)) as SignedFacts

function readJson(file: Buffer): FlattenedJWS | null {
  try {
    const read = JSON.parse(file.toString('utf8')) as FlattenedJWS | null
    return typeof read === 'object' && read !== null && 'payload' in read && 'signature' in read ? read : null
  } catch {
    return null
  }
}
