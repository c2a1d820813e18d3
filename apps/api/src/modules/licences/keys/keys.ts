import { calculateJwkThumbprint, exportJWK, exportPKCS8, exportSPKI, generateKeyPair, importSPKI, type JWK } from 'jose'
import type { Db } from '../../../platform/database/database.ts'
import { addFirstKey, allKeys, replaceKey, type Signer, signerOf, type SigningKey } from './keys-store.ts'

/** Ed25519 (RFC 8037). */
export const ALGORITHM = 'EdDSA'
const CURVE = { crv: 'Ed25519', extractable: true } as const

async function newKey(now: Date): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, CURVE)
  return {
    // The key's own thumbprint (RFC 7638): no two keys have the same id.
    id: await calculateJwkThumbprint(await exportJWK(publicKey)),
    public_key: await exportSPKI(publicKey),
    private_key: await exportPKCS8(privateKey),
    made_at: now,
  }
}

/** The key that signs; the shop's first one is made when it is needed. */
export async function signingKey(db: Db, now: Date): Promise<Signer> {
  const known = await signerOf(db)
  if (known !== undefined) return known
  await addFirstKey(db, await newKey(now))
  return await signingKey(db, now)
}

/** Signs with a new key from now on, and returns its id. Certificates of the keys before stay good. */
export async function rotateKey(db: Db, now: Date): Promise<string> {
  const key = await newKey(now)
  await replaceKey(db, key)
  return key.id
}

/** A JSON Web Key Set (RFC 7517); each key also as PEM, for openssl. */
export interface KeySet {
  keys: (JWK & { pem: string })[]
}

/** All keys that ever signed, the one that signs now first. */
export async function keySet(db: Db): Promise<KeySet> {
  const keys = (await allKeys(db)).map(async ({ id, public_key }) => ({
    ...(await exportJWK(await importSPKI(public_key, ALGORITHM, { extractable: true }))),
    kid: id,
    alg: ALGORITHM,
    use: 'sig',
    pem: public_key,
  }))
  return { keys: await Promise.all(keys) }
}
