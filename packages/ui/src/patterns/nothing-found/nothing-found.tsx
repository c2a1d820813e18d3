import type { ComponentProps, ReactNode } from 'react'
import { SearchIcon } from '../../icons.ts'
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx'
import { KeywordChips } from '../keyword-chips/keyword-chips.tsx'

export interface NothingFoundProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Says that nothing was found. */
  title: ReactNode
  /** Why that may be. */
  children?: ReactNode
  /** The next step: a link or button. */
  action?: ReactNode
  /** What others look for. */
  popular?: ReadonlyArray<string> | undefined
  /** Over what others look for. */
  popularTitle?: ReactNode
  /** The address of a search for one of them. */
  linkFor: (keyword: string) => string
}

/** In place of a list without results: why that may be, what to try, and what others look for. */
export function NothingFound({ title, children, action, popular = [], popularTitle, linkFor, ...rest }: NothingFoundProps) {
  return (
    <div {...rest}>
      <EmptyState title={title} icon={<SearchIcon aria-hidden="true" />} className="pb-6" action={action}>
        {children}
      </EmptyState>
      {popular.length > 0 && (
        <div className="flex flex-col items-center gap-3 pb-10">
          <h2 className="text-base">{popularTitle}</h2>
          <KeywordChips className="justify-center" keywords={popular} linkFor={linkFor} />
        </div>
      )}
    </div>
  )
}
