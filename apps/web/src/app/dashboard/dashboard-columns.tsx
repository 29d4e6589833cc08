import { cn } from '../../ui/cn.ts'
import { StickyColumn } from '../../ui/sticky-column.tsx'
import type { Dashboard, DashboardCard } from './dashboard-card.ts'

type DashboardColumnsProps = { cards: DashboardCard[]; dashboard: Dashboard }

/** Lays out the visible cards: the head on top, and two columns below it. */
export const DashboardColumns = ({ cards, dashboard }: DashboardColumnsProps) => {
  const shown = cards.filter(({ isShown }) => isShown(dashboard))
  const cardsIn = (wanted: DashboardCard['place']) =>
    shown.filter(({ place }) => place === wanted).map(({ id, Card }) => <Card key={id} {...dashboard} />)
  const head = cardsIn('head')
  const hasHead = head.length > 0
  // The list of versions needs the width of both columns.
  const isWide = dashboard.history.isOpen
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_344px] xl:grid-rows-[auto_1fr]">
      {hasHead && <div className={cn('grid min-w-0 gap-4 md:gap-6', isWide && 'xl:col-span-2')}>{head}</div>}
      <div className={cn('grid min-w-0 gap-4 md:gap-6', hasHead && 'xl:col-start-1')}>{cardsIn('main')}</div>
      <StickyColumn
        className={hasHead && !isWide ? 'xl:col-start-2 xl:row-span-2 xl:row-start-1' : undefined}
      >
        {cardsIn('aside')}
      </StickyColumn>
    </div>
  )
}
