import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'

type FigureCardProps = {
  title: string
  figure: string
  badge?: ReactNode
  label: string
  /** The picture and its words. */
  children?: ReactNode
  /** The source line. */
  foot?: ReactNode
}

/** One figure with its picture, and its source at the foot. */
export const FigureCard = ({ title, figure, badge, label, children, foot }: FigureCardProps) => {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="flex flex-col break-inside-avoid">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-figure">{figure}</span>
        {badge}
      </p>
      <p className="text-small text-ink-2">{label}</p>
      {children}
      {foot && (
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-5">{foot}</div>
      )}
    </Card>
  )
}
