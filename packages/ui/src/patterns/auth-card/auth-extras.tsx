import type { ReactNode } from 'react'

interface AuthExtraProps {
  /** Buttons, or words with a link. */
  children: ReactNode
}

/** Other ways to log in, below a form. */
export function SocialWays({ children }: AuthExtraProps) {
  return <div className="mt-5 flex flex-col gap-2.5 border-t pt-5">{children}</div>
}

/** A question with a link: 'Already registered? Login Here'. */
export function AuthQuestion({ children }: AuthExtraProps) {
  return <p className="text-center text-sm text-soft [&_a]:font-semibold [&_a]:text-neel [&_a]:underline">{children}</p>
}
