import { CompactSign, FlattenedSign, importPKCS8 } from 'jose'
import { ALGORITHM } from '../keys/keys.ts'
import type { Signer } from '../keys/keys-store.ts'

/** Media type of what is signed. */
const TYPE = 'licence-certificate+json'

const bytesOf = (payload: object): Uint8Array => new TextEncoder().encode(JSON.stringify(payload))
const headerOf = ({ id }: Signer) => ({ alg: ALGORITHM, kid: id, typ: TYPE })

/** A JSON Web Signature (RFC 7515) in its flattened JSON form. The same payload and key are the same text. */
export async function signAsJson(payload: object, key: Signer): Promise<string> {
  const signed = await new FlattenedSign(bytesOf(payload))
    .setProtectedHeader(headerOf(key))
    .sign(await importPKCS8(key.private_key, ALGORITHM))
  return `${JSON.stringify(signed, null, 2)}\n`
}

/** The same in its compact form, one line. */
export const signCompact = async (payload: object, key: Signer): Promise<string> =>
  new CompactSign(bytesOf(payload)).setProtectedHeader(headerOf(key)).sign(await importPKCS8(key.private_key, ALGORITHM))
