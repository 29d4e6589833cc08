import { RadioGroup } from 'radix-ui'
import { cn } from './cn.ts'

type SegmentedProps<T extends string> = {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  className?: string
}

/** A choice between two or three modes. */
export const Segmented = <T extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: SegmentedProps<T>) => (
  <RadioGroup.Root
    aria-label={label}
    orientation="horizontal"
    value={value}
    onValueChange={(chosen) => {
      const option = options.find((candidate) => candidate.value === chosen)
      if (option) onChange(option.value)
    }}
    className={cn(
      'inline-grid auto-cols-fr grid-flow-col rounded-md border border-line bg-sunken p-[3px]',
      className,
    )}
  >
    {options.map((option) => (
      <RadioGroup.Item
        key={option.value}
        value={option.value}
        className={cn(
          'h-8 rounded-[5px] px-3 text-small font-550 whitespace-nowrap text-ink-2 max-md:h-10',
          'data-[state=checked]:bg-card data-[state=checked]:text-foreground data-[state=checked]:shadow-[0_0_0_1px_var(--edge)]',
        )}
      >
        {option.label}
      </RadioGroup.Item>
    ))}
  </RadioGroup.Root>
)
