import type { LinkProps } from '@chitra/ui'
import { Link } from 'react-router-dom'

/** The kit's links through the router. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />
}
