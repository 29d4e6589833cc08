import { advice } from './advice.ts'
import { engineeringYears } from './engineering-years.ts'
import type { RoleProfile } from './role-profile.ts'

export const machineLearningEngineerProfile: RoleProfile = {
  role: 'Machine Learning Engineer',
  summary:
    'A machine learning engineer turns models into products that keep working: training, evaluation, serving, cost and what happens when the world changes. You are a software engineer whose programs are partly learned from data, and you treat their mistakes as something to be measured.',
  workingWeek: [
    'Agree with product on what a good answer is, and build the data set that measures it',
    'Train or fine-tune a model, or decide that an API and a better prompt will do',
    'Serve a model behind an interface with a latency and cost target',
    'Look at a hundred wrong predictions by hand and sort them by cause',
    'Keep training data, code and model versions reproducible',
    'Watch for drift and rerun the evaluation before users notice',
    'Build retrieval, features or tools for agents, with the same tests as any other software',
    'Read one paper or release note and work out whether it changes anything for you',
  ],
  ladder: [
    {
      level: 'Junior',
      title: 'Junior Machine Learning Engineer',
      years: engineeringYears.junior,
      expects: [
        'Reproduce a training run and explain each number in its report',
        'Write Python that passes review as software, tests included',
        'Prepare data without letting the answer leak into it',
        'Compare with a simple baseline before claiming an improvement',
      ],
      sources: ['DROPBOX', 'UKGDAD'],
    },
    {
      level: 'Mid-level',
      title: 'Machine Learning Engineer',
      years: engineeringYears.midLevel,
      expects: [
        'Deliver a model feature from data through to monitored production',
        'Pick offline metrics that turn out to agree with the online result',
        'Bring a service inside its latency budget by batching, caching or a smaller model',
        'Roll back a model as easily as code',
      ],
      sources: ['DROPBOX', 'UKGDAD'],
    },
    {
      level: 'Senior',
      title: 'Senior Machine Learning Engineer',
      years: engineeringYears.senior,
      expects: [
        "Frame an open product problem as something learnable, or show why it isn't",
        'Design the loop of data, labels, training and feedback so that the system gets better by itself',
        'Weigh quality against price per request and show the curve',
        "Explain risks such as bias, privacy or prompt injection to people who can't read the code",
        'Raise the engineering standards of the researchers you work with, without slowing them down',
      ],
      sources: ['DROPBOX', 'UKGDAD'],
    },
    {
      level: 'Staff',
      title: 'Staff Machine Learning Engineer',
      years: engineeringYears.staff,
      expects: [
        'Build shared foundations for training, evaluation or serving, and get teams to give up their own',
        'Choose the model strategy for a product line: build, adopt an open model, or buy',
        'Lead a launch in which quality, legal and infrastructure risks all meet',
        'Find the one bottleneck, often data, that holds back five teams',
      ],
      sources: ['DROPBOX', 'UKGDAD'],
    },
    {
      level: 'Principal',
      title: 'Principal Machine Learning Engineer',
      years: engineeringYears.principal,
      expects: [
        "Set the company's direction for machine learning while the field keeps shifting",
        'Judge from limited evidence which new technique deserves a team',
        'Hold the bar for safety and evaluation when the schedule argues against it',
      ],
      sources: ['DROPBOX'],
    },
  ],
  managementBranch:
    'Applied ML teams need managers who can protect research time and still ship. From Senior or Staff, leading a mixed group of scientists and engineers is the usual way across.',
  recommendations: {
    transitioner: [
      advice(
        'Become a programmer first. Openings want software engineering with machine learning on top, and solid Python, Git, tests and APIs bring you closer than a fourth course on neural networks.',
      ),
      advice(
        "Build one small application around a language model for people you know, such as answers from a club's rulebook, and write the fifty test questions that show how often it's right. Evaluation is what hobby projects lack.",
      ),
      advice(
        "Learn linear algebra, probability and gradient descent well enough to implement logistic regression from scratch. You won't need it every day, but interviews check whether the library is a black box to you.",
      ),
      advice(
        "Train in the classic tools too: pandas, scikit-learn, a tree model on a table. Most business problems are tables, and reaching for a language model there is a beginner's tell.",
      ),
      advice(
        'Come through backend or data engineering at a company with an ML team and volunteer for serving, labeling tools or pipelines. Few people start with this title, and many arrive by moving inside their company.',
      ),
      advice(
        "If you know a field, say radiology scheduling, law or machinery, collect and label a small data set nobody else has. Rare data with an expert's labels gets you into conversations a certificate can't.",
      ),
    ],
    professional: [
      {
        ...advice(
          'Software engineers: own the evaluation of an AI feature. Golden sets, regression runs in the pipeline and a cost dashboard are engineering tasks that many ML teams leave undone.',
        ),
        onlyFrom: [
          'Software Engineer',
          'Frontend Developer',
          'Backend Developer',
          'Full Stack Developer',
          'Mobile Developer',
        ],
      },
      {
        ...advice(
          'Data scientists: take a model through packaging, deployment, monitoring and an on-call week. The new title usually follows the first model you keep alive for a year.',
        ),
        onlyFrom: ['Data Scientist'],
      },
      advice(
        'Learn PyTorch in depth and read TensorFlow; US postings have asked for both, while new work is mostly written in the former.',
        'JOBADS_DE_US',
      ),
      advice(
        "Get hands-on with large language models beyond prompting: retrieval quality, fine-tuning on a budget, quantization, serving throughput. After Python, they're the skill that the counted postings for this role name most.",
        'POSTINGS',
      ),
      advice(
        "Publish one careful negative result or ablation, internally or on a blog. Hiring teams trust people who can show what didn't work.",
      ),
      advice(
        'Learn the hardware economics: memory bandwidth, batch size, GPU hours per thousand requests. If you have cut the cost of inference, put it in the first line of your resume.',
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        "Much of the work has moved from training models to building with them: retrieval, tools, agents, evaluation. That's most of what openings for AI engineers ask for.",
      ),
      advice(
        "Small open models on a company's own machines have become good enough for many tasks, which brings optimization and serving skills back.",
      ),
      advice(
        'Evaluation has become a discipline and a hiring criterion, because demos no longer convince anyone.',
      ),
    ],
    opportunities: [
      advice(
        "Industries with private data and strict rules, such as health, law, defense and manufacturing, can't simply send it to an outside model, and need engineers in-house.",
      ),
      advice(
        'Strong backend developers are welcome as they are, because the model is often the smallest part of the system.',
      ),
    ],
    challenges: [
      advice(
        "Techniques age within a year. Fundamentals, data work and measurement don't, so divide your study time accordingly.",
      ),
      advice(
        'AI skills raise the pay of beginners less than that of staff engineers, so build engineering depth along with them.',
        'LEVELS25',
      ),
      advice(
        "Expectations run ahead of what models can do. You'll spend part of every project saying so, politely and with figures.",
      ),
    ],
  },
}
