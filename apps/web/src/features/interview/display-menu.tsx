import { ALargeSmall } from 'lucide-react'
import { useId } from 'react'
import { buttonStyles } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Label } from '../../ui/label.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx'
import { Switch } from '../../ui/switch.tsx'
import { type DisplayChoice, useDisplayChoices } from './display-choices.ts'

const choices: readonly { choice: DisplayChoice; label: string }[] = [
  { choice: 'largerText', label: 'Larger text' },
  { choice: 'widerSpacing', label: 'Wider spacing' },
  { choice: 'timer', label: 'Show the time while I answer' },
]

/** What makes reading and answering more comfortable. */
export const DisplayMenu = () => {
  const id = useId()
  const display = useDisplayChoices()
  return (
    <Popover>
      <PopoverTrigger aria-label="Display" className={cn(buttonStyles({ variant: 'outline' }))}>
        <ALargeSmall aria-hidden className="size-5" />
        <span className="max-sm:hidden">Display</span>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label="Display" className="w-72">
        <ul className="grid gap-3.5">
          {choices.map(({ choice, label }) => (
            <li key={choice} className="flex items-center justify-between gap-4">
              <Label htmlFor={`${id}-${choice}`}>{label}</Label>
              <Switch
                id={`${id}-${choice}`}
                checked={display[choice]}
                onCheckedChange={(isOn) => display.change(choice, isOn)}
              />
            </li>
          ))}
        </ul>
        <p className="mt-3.5 text-caption text-muted-foreground">Kept in this browser.</p>
      </PopoverContent>
    </Popover>
  )
}
