import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'

/** Makes a part of a drawing: 24 px unless a class says otherwise, in the colour of the text, silent for screen readers unless it is named. */
export const icon = (node: IconNode) =>
  function Icon(props: ComponentProps<'svg'>) {
    const named = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined || props.role !== undefined
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={named ? undefined : true}
        {...props}
      >
        {node.map(([Shape, attributes], index) => (
          <Shape key={index} {...attributes} />
        ))}
      </svg>
    )
  }
