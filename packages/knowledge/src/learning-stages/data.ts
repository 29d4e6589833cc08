import type { LearningStage } from './learning-stage.ts'

export const dataEngineerStages: readonly LearningStage[] = [
  {
    id: 'data-querying',
    title: 'Query and store data',
    why: 'SQL is the language this role speaks every day.',
    skills: ['SQL', 'PostgreSQL'],
  },
  {
    id: 'data-programming',
    title: 'Program with data',
    why: 'Pipelines are programs; most of them are written in Python.',
    skills: ['Python', 'Git'],
  },
  {
    id: 'data-modeling',
    title: 'Model data for analysis',
    why: 'Good tables make every question after them easier to answer.',
    skills: ['Data Modeling', 'Data Warehousing', 'Snowflake', 'dbt', 'Data Quality'],
  },
  {
    id: 'data-pipelines',
    title: 'Build pipelines that run by themselves',
    why: 'Moving data on time, every day, is the core of the job.',
    skills: ['ETL', 'Apache Airflow'],
  },
  {
    id: 'data-scale',
    title: 'Process data at scale in the cloud',
    why: 'Employers hire data engineers when one machine is no longer enough.',
    skills: ['Docker', 'AWS', 'Apache Spark', 'Apache Kafka'],
  },
]

export const dataScientistStages: readonly LearningStage[] = [
  {
    id: 'science-tools',
    title: 'Get and handle data',
    why: 'Before any model, somebody has to fetch the data and put it in order.',
    skills: ['Python', 'SQL', 'NumPy', 'pandas', 'R', 'Git'],
  },
  {
    id: 'science-statistics',
    title: 'Reason with statistics',
    why: 'It tells a pattern from chance, in an experiment as in a model.',
    skills: ['Statistics', 'A/B Testing'],
  },
  {
    id: 'science-exploring',
    title: 'Explore data and show what you found',
    why: 'A finding counts when other people understand it.',
    skills: ['Exploratory Data Analysis', 'Data Visualization', 'Tableau'],
  },
  {
    id: 'science-models',
    title: 'Build models that predict',
    why: 'This is what most employers mean by data science.',
    skills: ['Machine Learning', 'scikit-learn', 'Feature Engineering', 'TensorFlow'],
  },
]

export const machineLearningEngineerStages: readonly LearningStage[] = [
  {
    id: 'learning-tools',
    title: 'Program and handle data',
    why: 'Models are trained by programs, on data that somebody prepared.',
    skills: ['Python', 'NumPy', 'pandas', 'SQL', 'Git'],
  },
  {
    id: 'learning-models',
    title: 'Understand how machines learn',
    why: 'The same few ideas are behind every model, small or large.',
    skills: ['Machine Learning', 'scikit-learn'],
  },
  {
    id: 'learning-deep',
    title: 'Build deep-learning and language models',
    why: 'Most openings in this role are about neural networks, and more and more about language models.',
    skills: ['PyTorch', 'TensorFlow', 'Deep Learning', 'Large Language Models'],
  },
  {
    id: 'learning-production',
    title: 'Put models into production',
    why: 'Running a model for other people is what sets this role apart from research.',
    skills: ['Docker', 'Model Deployment', 'MLOps', 'AWS', 'Kubernetes'],
  },
]
