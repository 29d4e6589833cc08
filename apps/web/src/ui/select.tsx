import { Check, ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cn } from './cn.ts'
import { moveInList } from './select-keys.ts'

type SelectProps<T extends string> = {
  value: T | undefined
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  placeholder: string
  /** Pass this or `aria-labelledby` to name the control. */
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true | undefined
  id?: string
  disabled?: boolean
  className?: string
}

const typingPauseMs = 700

/** Collects typed text until a short pause. A space counts only after other letters. */
const useTyped = () => {
  const typed = useRef({ text: '', at: 0 })
  return (key: string): string => {
    const now = Date.now()
    const begun = now - typed.current.at > typingPauseMs ? '' : typed.current.text
    if (key.length !== 1 || (key === ' ' && begun === '')) return ''
    typed.current = { text: begun + key, at: now }
    return typed.current.text
  }
}

/**
 * A single choice from a list. Focus stays on the control; arrows, letters, Home and End move in the list.
 * We don't use Radix Select, because it adds style elements at run time.
 */
export const Select = <T extends string>(props: SelectProps<T>) => {
  const { value, options, onChange, placeholder, id, disabled, className, ...aria } = props
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const control = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const type = useTyped()
  const chosen = options.findIndex((option) => option.value === value)
  const optionId = (index: number) => `${listId}-${index}`

  const show = () => {
    setActive(Math.max(0, chosen))
    setOpen(true)
  }
  const choose = (index: number) => {
    const option = options[index]
    setOpen(false)
    control.current?.focus()
    if (option) onChange(option.value)
  }

  useEffect(() => {
    if (!open) return
    list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [open, active])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    const { key } = event
    if (!open) {
      if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)) return
      event.preventDefault()
      show()
      return
    }
    if (key === 'Tab') {
      setOpen(false)
      return
    }
    const text = type(key)
    if (key === 'Enter' || (key === ' ' && text === '')) {
      event.preventDefault()
      choose(active)
      return
    }
    const next = moveInList({
      key,
      current: active,
      labels: options.map((option) => option.label),
      typed: text,
    })
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <button
          {...aria}
          ref={control}
          type="button"
          id={id}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open ? optionId(active) : undefined}
          disabled={disabled}
          onClick={() => (open ? setOpen(false) : show())}
          onKeyDown={onKeyDown}
          className={cn(
            'flex h-11 w-full items-center justify-between gap-2 rounded-md border border-input bg-card px-3 text-left text-body',
            'aria-invalid:border-destructive disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken',
            className,
          )}
        >
          <span className={cn('truncate', chosen < 0 && 'text-muted-foreground')}>
            {options[chosen]?.label ?? placeholder}
          </span>
          <ChevronDown aria-hidden className="size-[18px] shrink-0 stroke-[1.75] text-muted-foreground" />
        </button>
      </Popover.Anchor>
      <Popover.Content
        ref={list}
        id={listId}
        role="listbox"
        aria-label={props['aria-label'] ?? placeholder}
        align="start"
        sideOffset={6}
        collisionPadding={16}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          // Clicking the control already closes the list; closing it here too would reopen it.
          if (event.target instanceof Node && control.current?.contains(event.target)) event.preventDefault()
        }}
        className="z-50 max-h-[min(22rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) data-[state=open]:animate-rise-in overflow-y-auto rounded-lg border border-line bg-popover p-1.5 shadow-over"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the control handles the keyboard, because it keeps the focus.
          <div
            key={option.value}
            id={optionId(index)}
            data-index={index}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onPointerMove={() => setActive(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
            className={cn(
              'flex min-h-9 items-center justify-between gap-3 rounded-md px-2.5 py-1.5 text-control max-md:min-h-11',
              index === active && 'bg-sunken',
              index === chosen && 'font-semibold text-accent-foreground',
            )}
          >
            {option.label}
            {index === chosen && <Check aria-hidden className="size-4 shrink-0 text-primary" />}
          </div>
        ))}
      </Popover.Content>
    </Popover.Root>
  )
}
