import { Ellipsis } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'

type Action = { label: string; icon: ReactNode; onSelect: () => void; danger?: boolean }

type ActionMenuProps = { label: string; actions: readonly Action[]; className?: string }

/**
 * A button with a menu of actions. An action runs once the menu has closed and its button is focused again, so that
 * a dialog or field it opens can return the focus.
 */
export const ActionMenu = ({ label, actions, className }: ActionMenuProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<() => void>(null)
  const startChosen = (event: Event) => {
    const start = chosen.current
    chosen.current = null
    if (!start) return
    event.preventDefault()
    button.current?.focus({ preventScroll: true })
    start()
  }
  return (
    // Modal menus add a style element at run time, which our content security policy blocks.
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>
        <IconButton ref={button} label={label} className={cn('data-[state=open]:bg-sunken', className)}>
          <Ellipsis aria-hidden />
        </IconButton>
      </Primitive.Trigger>
      {/* No portal: outside the page's landmarks, a menu is hard to find with a screen reader. */}
      <Primitive.Content
        align="end"
        sideOffset={4}
        collisionPadding={16}
        onCloseAutoFocus={startChosen}
        className="z-50 min-w-56 data-[state=open]:animate-rise-in rounded-lg border border-line bg-popover p-1.5 text-popover-foreground shadow-over"
      >
        {actions.map(({ label: name, icon, onSelect, danger }) => (
          <Primitive.Item
            key={name}
            onSelect={() => {
              chosen.current = onSelect
            }}
            className={cn(
              'flex h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-control font-medium outline-none select-none max-md:h-11',
              '[&_svg]:size-[17px] [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
              danger
                ? 'text-destructive data-highlighted:bg-destructive-soft'
                : 'data-highlighted:bg-sunken [&_svg]:text-muted-foreground',
            )}
          >
            {icon}
            {name}
          </Primitive.Item>
        ))}
      </Primitive.Content>
    </Primitive.Root>
  )
}
