import type { ComponentProps, ReactNode } from 'react'
import { useBrand } from '../../brand.tsx'
import { cn } from '../../cn.ts'
import { Link } from '../../link.tsx'
import { Logo } from '../../primitives/logo/logo.tsx'
import { AuthQuestion, SocialWays } from './auth-extras.tsx'

export interface AuthCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The address that the logo links to. */
  homeHref: string
  /** The page's h1. */
  title: ReactNode
  /** Below the title: what happens next, or why the user is here. */
  text?: ReactNode
  /** Below the form: other ways to log in, as SocialButtons. */
  social?: ReactNode
  /** Last: 'Already registered? Login Here'. */
  footer?: ReactNode
}

/** A page with a single form below the logo: login, sign-up, a new password. Its children are an AuthForm, or a single button. */
export function AuthCard({ homeHref, title, text, social, footer, className, children, ...rest }: AuthCardProps) {
  const { name } = useBrand()
  return (
    <div className={cn('px-4 py-10', className)} {...rest}>
      <section className="mx-auto flex w-full max-w-md flex-col rounded-2xl border bg-surface p-6 shadow-sm md:p-9">
        <Link href={homeHref} aria-label={name} className="self-center rounded-md no-underline">
          <Logo compact />
        </Link>
        <h1 className="mt-6 text-center text-2xl">{title}</h1>
        {text ? <p className="mt-1.5 text-center text-sm text-balance text-soft">{text}</p> : null}
        <div className="mt-6 flex flex-col">{children}</div>
        {social ? <SocialWays>{social}</SocialWays> : null}
        {footer ? (
          <div className="mt-5">
            <AuthQuestion>{footer}</AuthQuestion>
          </div>
        ) : null}
      </section>
    </div>
  )
}
