import { advice } from './advice.ts'
import { engineeringYears } from './engineering-years.ts'
import type { RoleProfile } from './role-profile.ts'

export const dataScientistProfile: RoleProfile = {
  role: 'Data Scientist',
  summary:
    "A data scientist answers questions that matter to an organization with data, and says how sure the answer is. Sometimes the result is a model that runs every day, more often it's a decision: which offer works, which patients to call, whether an effect is real.",
  workingWeek: [
    "Turn 'why are customers leaving?' into a question that data can answer",
    'Write SQL, find something strange in the data, and ask the people who enter it',
    'Clean, join and plot before modeling anything',
    'Design an experiment, work out the sample it needs, and stop it on the date you agreed on',
    'Fit a simple model, then see whether a complicated one is worth it',
    "Check a result for leakage, bias and the chance that it's luck",
    'Present one chart and one recommendation to people with ten minutes',
    "Follow up on whether last quarter's recommendation did what you predicted",
  ],
  ladder: [
    {
      level: 'Junior',
      title: 'Junior Data Scientist',
      years: engineeringYears.junior,
      expects: [
        'Complete a defined analysis that a colleague can rerun from your code',
        'State the assumption behind each test or model you use',
        "Split data so that the evaluation isn't fooled",
        'Handle personal data by the rules without being watched',
      ],
      sources: ['UKGDAD'],
    },
    {
      level: 'Mid-level',
      title: 'Data Scientist',
      years: engineeringYears.midLevel,
      expects: [
        'Take a business question to a recommendation on your own, within the agreed time',
        'Run an A/B test from power calculation to decision',
        'Choose the metric with the stakeholder before seeing the result',
        'Write code that others can review, version and reuse',
      ],
      sources: ['UKGDAD'],
    },
    {
      level: 'Senior',
      title: 'Senior Data Scientist',
      years: engineeringYears.senior,
      expects: [
        'Decide which questions are worth a month, and talk people out of the others',
        'Tell correlation from cause with a method suited to the case, not with a caveat',
        'Get a model into use, monitored, with someone who acts on it',
        "Say 'we can't know that from this data' to a vice president and offer the next best thing",
        "Review others' analyses hard and leave them grateful",
      ],
      sources: ['UKGDAD'],
    },
    {
      level: 'Staff',
      title: 'Staff Data Scientist',
      years: engineeringYears.staff,
      expects: [
        'Set the measurement strategy for a product line or department',
        'Build the experimentation or forecasting practice that other teams follow',
        'Find the large question nobody asked, and quantify it',
        'Be consulted before a bet is placed, not after',
      ],
      sources: ['UKGDAD'],
    },
    {
      level: 'Principal',
      title: 'Principal Data Scientist',
      years: engineeringYears.principal,
      expects: [
        'Answer for the scientific soundness of decisions that carry legal or safety weight',
        "Bring methods from research into the company, and know when they aren't ready",
        'Mentor lead scientists across fields unlike your own',
      ],
      sources: ['UKGDAD'],
    },
  ],
  managementBranch:
    "Heads of data science are chosen for judgment about problems and people more than for mathematics; the UK government's framework even asks for less programming from them than from their scientists. The branch opens when you already shape what others work on.",
  recommendations: {
    transitioner: [
      advice(
        "Make statistics your foundation, above libraries: sampling, confidence intervals, regression, what a p-value isn't. Nurses, teachers, lab technicians and accountants often have more of it than they think.",
      ),
      advice(
        "Analyze one question from your old profession that people there argue about, with public data, and publish the honest answer, including what the data can't show. It's worth more than a competition score.",
      ),
      advice(
        "Go through analyst work. Data analyst openings ask for SQL, charts and clear communication, which you can learn in months, and they're where many career changers get their first year with real data.",
      ),
      advice(
        'Learn SQL to the same level as Python. Beginners spend their time on models and then fail the half-hour query exercise that comes first.',
      ),
      advice(
        "Practice explaining a result to someone without statistics, aloud, in three sentences. Have a friend tell you what they'd now do differently; if it's nothing, rewrite it.",
      ),
      advice(
        "Check early whether the employers you want insist on a degree in a quantitative field. Many do for this title and don't for analyst or data engineer, so plan your route before you pay for a course.",
      ),
    ],
    professional: [
      advice(
        'Bring three decisions to the interview: what was decided because of you, what it was worth, and one time you were wrong. Hiring panels hear about models all day and seldom about consequences.',
      ),
      advice(
        "Learn causal inference beyond A/B tests, such as difference in differences, instrumental variables and synthetic controls. Product and policy teams can't randomize everything, and few applicants can do it well.",
      ),
      advice(
        'Close the engineering gap by putting one of your models into production yourself, with tests, a schedule and drift monitoring. A missing one is a common reason for turning senior candidates down.',
      ),
      {
        ...advice(
          "Keep R or SAS in good shape if you're drawn to pharma, insurance or government. US postings for data scientists have named both often, and regulated fields hold on to them.",
          'JOBADS_DE_US',
        ),
        onlyWith: ['R', 'SAS'],
      },
      advice(
        'Build an evaluation set for a language model feature at your company: cases, rubric, agreement between raters. Measurement is your trade, and product teams are improvising it.',
      ),
      advice(
        'Teach the stakeholders. A half-day course on reading experiments cuts down on bad requests and makes you the person executives ask, which is what staff-level reviews look for.',
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        'The title is splitting: product analytics on one side, machine learning engineering on the other. Read which half an opening means.',
      ),
      advice(
        'Assistants draft the code and the charts, so more of the interview is about framing the problem and doubting the answer.',
      ),
      advice(
        'Language models have opened up text, which most companies have plenty of, to ordinary analysis.',
      ),
    ],
    opportunities: [
      advice(
        'Health care, energy, government and insurance hire people who know the field and learned the methods; the other order is common and crowded.',
      ),
      advice('Experience with experiments carries over to product management, pricing, growth and policy.'),
    ],
    challenges: [
      advice(
        'Junior openings draw many applicants with advanced degrees. Knowledge of one field, or a move inside your company, is the realistic way around that line.',
      ),
      advice(
        'Plenty of companies hire a data scientist before they have usable data. Ask who builds the tables, and when the last decision was changed by an analysis.',
      ),
    ],
  },
}
