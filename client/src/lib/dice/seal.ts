import { blake2b } from './blake2b';
import { bytes, hex } from './hex';

/** What everybody is shown of a nonce before it is brought. */
export function sealOf(nonce: string): string {
  return hex(blake2b(bytes(nonce), { size: 32, person: 'gloam-share' }));
}
