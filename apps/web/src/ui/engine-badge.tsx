import { Cloud, Cpu } from 'lucide-react'
import { cn } from './cn.ts'

type EngineBadgeProps = {
  /** The AI provider that made it; if missing, the built-in engine did. */
  provider?: string | undefined
  /** Boxed in a screen's header, plain below generated content. */
  boxed?: boolean
  className?: string
}

/** Says who did the work. The border is dashed if text left this server. */
export const EngineBadge = ({ provider, boxed, className }: EngineBadgeProps) => {
  const Icon = provider ? Cloud : Cpu
  return (
    <span
      className={cn(
        'inline-flex items-center gap-[7px] text-caption font-medium whitespace-nowrap [&_svg]:size-[15px] [&_svg]:stroke-[1.75]',
        provider ? 'text-info' : 'text-ink-2 [&_svg]:text-muted-foreground',
        boxed && 'h-[26px] rounded-sm border px-[9px]',
        boxed && (provider ? 'border-dashed border-info' : 'border-line'),
        className,
      )}
    >
      <Icon aria-hidden />
      {provider ? `AI provider: ${provider}` : 'Built-in engine'}
    </span>
  )
}
