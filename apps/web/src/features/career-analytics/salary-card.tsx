import type { MarketDetails } from '@nextrung/contract/market-figures'
import { FigureCard } from './figure-card.tsx'
import { FigureNote } from './figure-note.tsx'
import { dollars } from './format-figure.ts'
import { SalaryPicture } from './salary-picture.tsx'
import { FitBadge } from './source-details.tsx'
import { TitlePay } from './title-pay.tsx'

type SalaryCardProps = { medianSalary: number | undefined; details: MarketDetails | undefined }

export const SalaryCard = ({ medianSalary, details }: SalaryCardProps) => (
  <FigureCard
    title="Salary Range"
    figure={medianSalary === undefined ? 'No data' : dollars(medianSalary)}
    label="Average yearly salary"
    foot={
      details && (
        <>
          <FigureNote figure={details.salary.median} title="Median yearly pay" ofOccupation>
            <p>Half of all people in the occupation earn more than this, half earn less.</p>
          </FigureNote>
          <FitBadge />
        </>
      )
    }
  >
    {details && (
      <>
        <SalaryPicture salary={details.salary} />
        <TitlePay {...details} />
      </>
    )}
  </FigureCard>
)
