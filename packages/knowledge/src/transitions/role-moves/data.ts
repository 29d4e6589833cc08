import type { AuthoredRoleMoves } from '../role-move.ts'

export const dataMoves: AuthoredRoleMoves = {
  'Data Engineer': {
    'Machine Learning Engineer': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        ['Pipelines', 'Most of the work around a model is getting clean data to it, on time.'],
        ['Python and SQL', 'You keep both and add the model libraries.'],
        ['Running jobs every night', 'Retraining is one more job that must not fail silently.'],
      ],
    },
    'Data Scientist': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        ['Getting your own data', 'You will never have to wait for someone to build you a table.'],
        ['Knowing how data goes wrong', 'You can tell when a surprising result is a broken import.'],
        ['Python', 'You write it well; now you add statistics.'],
      ],
    },
    'Backend Developer': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        ['SQL and data models', 'You read query plans that others avoid.'],
        ['Streams and queues', 'Back-end services use the same ones you already run.'],
        [
          'Tested code in a pipeline',
          'The habits are the same; the answer is due in milliseconds rather than by morning.',
        ],
      ],
    },
    'Solutions Architect': {
      kind: 'advance',
      sources: ['ONET29'],
      carriesOver: [
        ['How data moves between systems', 'That is half of most designs.'],
        ['Cloud platforms and their cost', 'You have seen what a careless query costs.'],
        ['Getting teams to agree on definitions', 'Architecture is full of conversations like these.'],
      ],
    },
  },
  'Data Scientist': {
    'Machine Learning Engineer': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        [
          'Knowing what makes a model good',
          'Plenty of engineers can serve a model; few can tell that it is wrong.',
        ],
        ['Python and its data libraries', 'You keep the tools and add tests, containers and pipelines.'],
        ['Experiments', 'Comparing two models fairly is the same craft in production.'],
      ],
    },
    'Data Engineer': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        ['Knowing what analysts need', 'You have been the customer of every pipeline you will build.'],
        ['SQL and Python', 'They stay your main languages.'],
        ['Spotting bad data', 'You know what an error looks like by the time it reaches a chart.'],
      ],
    },
    'Product Manager': {
      kind: 'switch',
      sources: [],
      carriesOver: [
        ['Experiments', 'You can tell what a test shows and what it does not.'],
        ['Choosing what to measure', 'You have helped teams decide what success means.'],
        ['Explaining results', 'You are used to rooms full of people who hoped for another answer.'],
      ],
    },
    'Engineering Manager': {
      kind: 'advance',
      sources: [],
      carriesOver: [
        [
          'Work with uncertain results',
          'You know how to lead people whose work may fail for honest reasons.',
        ],
        ['Explaining to executives', 'You have turned hard results into plain words.'],
        [
          "Reviewing others' analyses",
          'You know how to criticize the work and keep the working relationship.',
        ],
      ],
    },
  },
  'Machine Learning Engineer': {
    'Data Scientist': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        ['Training and judging models', 'You know the tools; now the question matters more than the system.'],
        ['Python and data', 'You get from raw table to result quickly.'],
        ['Baselines', 'You are used to asking "better than what?"'],
      ],
    },
    'Software Engineer': {
      kind: 'sideways',
      sources: [],
      carriesOver: [
        ['Production code', 'Most of the code you wrote was never the model itself.'],
        ['APIs and containers', 'You have served models the way other services are served.'],
        ['Performance', 'You know where the time goes, down to the hardware.'],
      ],
    },
    'Technical Lead': {
      kind: 'advance',
      sources: ['LADDER_EL'],
      carriesOver: [
        ['Deciding under uncertainty', 'You are used to choosing before all results are in.'],
        ['Experiments with a log', 'You can bring a team to decide by evidence.'],
        ['Code from training to serving', 'You know every piece that your team has to fit together.'],
      ],
    },
    'Solutions Architect': {
      kind: 'advance',
      sources: [],
      carriesOver: [
        ['Knowing what models can do', 'Customers ask for AI; you can say where it helps.'],
        ['Data and serving at scale', 'You have seen what it costs to answer a million times a day.'],
        ['Managing expectations', 'You know how to say "not yet" and keep the customer.'],
      ],
    },
  },
}
