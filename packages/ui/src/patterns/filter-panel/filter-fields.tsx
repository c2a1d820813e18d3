import type { ReactNode } from 'react'
import { LandscapeIcon, PortraitIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { filterLabels } from '../../labels/filter-labels.ts'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { SegmentedChoice } from '../../primitives/segmented-choice/segmented-choice.tsx'
import { Switch } from '../../primitives/switch/switch.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { ColourFields } from './colour-fields.tsx'
import { sizeFromText, type FilterChange, type FilterValues } from './filter-values.ts'

export interface FilterFieldsProps {
  /** What is chosen now; the caller keeps it. */
  values: FilterValues
  /** One filter changed; sizes and prices come as whole pixels and rupees in digits, empty for none. */
  onFilterChange: (change: FilterChange) => void
}

/** The filters alone, for a panel and for a sheet. */
export function FilterFields({ values, onFilterChange }: FilterFieldsProps) {
  const labels = useLabels(filterLabels)
  return (
    <div className="divide-y">
      <Group title={labels.categories}>
        {values.categories.map((category) => (
          <Checkbox
            key={category.id}
            label={category.label}
            checked={category.checked}
            onCheckedChange={(checked) => onFilterChange({ category: category.id, checked })}
          />
        ))}
      </Group>
      <Group title={labels.size}>
        <NumberField
          label={labels.minimumHeight}
          unit={labels.pixels}
          value={values.minimumHeight}
          onNumber={(minimumHeight) => onFilterChange({ minimumHeight })}
        />
        <NumberField
          label={labels.minimumWidth}
          unit={labels.pixels}
          value={values.minimumWidth}
          onNumber={(minimumWidth) => onFilterChange({ minimumWidth })}
        />
      </Group>
      {values.prices && (
        <Group title={labels.price}>
          <NumberField
            label={labels.minimumPrice}
            unit="₹"
            value={values.prices.minimum}
            placeholder={values.prices.lowest}
            onNumber={(minimumPrice) => onFilterChange({ minimumPrice })}
          />
          <NumberField
            label={labels.maximumPrice}
            unit="₹"
            value={values.prices.maximum}
            placeholder={values.prices.highest}
            onNumber={(maximumPrice) => onFilterChange({ maximumPrice })}
          />
        </Group>
      )}
      {values.colours && (
        <Group title={labels.colour}>
          <ColourFields {...values.colours} onColour={(colour) => onFilterChange({ colour })} />
        </Group>
      )}
      <Group title={labels.orientation}>
        <SegmentedChoice
          label={labels.orientation}
          clearable
          value={values.orientation}
          onValueChange={({ value }) => onFilterChange({ orientation: value })}
          options={[
            { value: 'landscape', label: labels.landscape, icon: <LandscapeIcon aria-hidden="true" /> },
            { value: 'portrait', label: labels.portrait, icon: <PortraitIcon aria-hidden="true" /> },
          ]}
        />
      </Group>
      <div className="flex flex-col gap-3 py-5">
        <Switch label={labels.free} checked={values.free} onCheckedChange={(free) => onFilterChange({ free })} />
        <Switch label={labels.mostRecent} checked={values.mostRecent} onCheckedChange={(mostRecent) => onFilterChange({ mostRecent })} />
      </div>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="py-5">
      <legend className="float-start mb-3 w-full text-sm font-semibold">{title}</legend>
      <div className="clear-both flex flex-col gap-3">{children}</div>
    </fieldset>
  )
}

interface NumberFieldProps {
  label: string
  unit: string
  value: string
  placeholder?: string
  onNumber: (digits: string) => void
}

function NumberField({ label, unit, onNumber, ...rest }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      // The group's title is the louder of the two.
      className="[&_label]:font-normal"
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => onNumber(sizeFromText(event.target.value))}
      trailing={<span aria-hidden="true">{unit}</span>}
      {...rest}
    />
  )
}
