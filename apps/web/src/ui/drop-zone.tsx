import { FileUp } from 'lucide-react'
import { type ComponentProps, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'

type DropZoneSurfaceProps = ComponentProps<'div'> & { over?: boolean }

/** The dashed area, also used after a file is chosen. Its height stays the same so nothing below moves. */
export const DropZoneSurface = ({ over, className, ...rest }: DropZoneSurfaceProps) => (
  <div
    {...rest}
    className={cn(
      'grid min-h-62.5 content-center justify-items-center gap-1.5 rounded-lg border-[1.5px] border-dashed px-5 py-[22px] text-center transition-colors duration-140 ease-step',
      over ? 'border-primary bg-accent' : 'border-edge bg-background',
      className,
    )}
  />
)

type DropZoneProps = {
  title: string
  note: ReactNode
  /** Same as the `accept` attribute of a file input. */
  accept: string
  buttonLabel: string
  onFile: (file: File) => void
  disabled?: boolean
}

/** Accepts one file, dropped or picked. The same file can be chosen twice in a row. */
export const DropZone = ({ title, note, accept, buttonLabel, onFile, disabled }: DropZoneProps) => {
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled)
  }
  return (
    <DropZoneSurface
      over={over}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={(event) => {
        if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return
        setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (file && !disabled) onFile(file)
      }}
    >
      <span className="mb-1.5 grid size-11 place-items-center rounded-md bg-accent text-accent-foreground">
        <FileUp aria-hidden className="size-[22px] stroke-[1.75]" />
      </span>
      <label htmlFor={id} className="text-h3">
        {title}
      </label>
      <p id={`${id}-note`} className="text-small text-balance text-muted-foreground">
        {note}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-describedby={`${id}-note`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button
        variant="outline"
        size="small"
        disabled={disabled}
        className="mt-2.5"
        onClick={() => input.current?.click()}
      >
        {buttonLabel}
      </Button>
    </DropZoneSurface>
  )
}
