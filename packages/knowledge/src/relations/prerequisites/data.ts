import { anyCloud, anySql, type PrerequisiteTable } from '../prerequisite.ts'

const python = (why: string) => ({ skill: 'Python', why }) as const

/** Data engineering, analysis and machine learning. */
export const data: PrerequisiteTable = {
  Statistics: [],
  'Data Visualization': [],
  'Data Analysis': [
    {
      skill: 'Excel',
      anyOf: ['SQL', 'Python', 'R'],
      why: 'You need one tool that can filter, sum and compare a table.',
    },
  ],
  R: [],
  'Business Intelligence': [{ ...anySql, why: 'Every report starts as a question to a database.' }],
  'Big Data': [
    { ...anySql, why: 'The ideas are the same as on one machine: filter, join, group.' },
    python('Most tools that spread work over many machines are driven from Python.'),
  ],
  'AI Agents': [
    {
      skill: 'Large Language Models',
      why: 'An agent is a language model in a loop with tools, so you need to know what the model gets wrong.',
    },
    python('The common frameworks and examples are in Python.'),
  ],
  SAS: [
    { skill: 'Statistics', why: 'SAS offers hundreds of procedures; statistics tells you which one to run.' },
  ],
  'Hypothesis Testing': [
    { skill: 'Statistics', why: 'A test asks whether chance alone explains a difference.' },
  ],
  'Experimental Design': [
    { skill: 'Statistics', why: 'How many people you need, and for how long, is a calculation.' },
  ],
  'A/B Testing': [
    {
      skill: 'Statistics',
      anyOf: ['Hypothesis Testing', 'Experimental Design'],
      why: 'Without the basics you will declare winners that are luck.',
    },
  ],
  'Regression Analysis': [
    { skill: 'Statistics', why: 'You read a regression through its errors and intervals.' },
  ],
  'Bayesian Statistics': [
    { skill: 'Statistics', why: 'Learn distributions and conditional probability first.' },
  ],
  'Causal Inference': [
    {
      skill: 'Statistics',
      anyOf: ['Regression Analysis'],
      why: 'It begins where correlation stops being enough.',
    },
  ],
  'Time Series Analysis': [
    { skill: 'Statistics', why: 'Trend, season and noise are statistical ideas.' },
    { skill: 'pandas', anyOf: ['R', 'SAS'], why: 'Dates are tricky; let a library handle them.' },
  ],
  'Predictive Analytics': [
    {
      skill: 'Statistics',
      anyOf: ['Machine Learning'],
      why: 'A prediction is worth as much as what you know about its error.',
    },
  ],
  Matplotlib: [python('Matplotlib draws what your Python code computes.')],
  Tableau: [
    {
      skill: 'SQL',
      anyOf: ['Excel'],
      why: 'You drag fields from tables; know how tables are joined and summed.',
      source: 'POSTINGS',
    },
  ],
  'Power BI': [
    {
      skill: 'Excel',
      anyOf: ['SQL'],
      why: 'Reports are built on tables; know how to join and sum them.',
      source: 'POSTINGS',
    },
  ],
  Looker: [{ ...anySql, why: 'Looker turns its models into SQL, which you will have to check.' }],
  Qlik: [{ skill: 'Excel', anyOf: ['SQL'], why: 'You load and join tables before you draw anything.' }],
  Jupyter: [{ skill: 'Python', anyOf: ['R', 'Julia'], why: 'A notebook runs code in small pieces.' }],
  pandas: [{ skill: 'Python', why: 'pandas is a Python library.', source: 'POSTINGS' }],
  NumPy: [{ skill: 'Python', why: 'NumPy is a Python library.', source: 'POSTINGS' }],
  Polars: [python('Most people use Polars from Python.')],
  'Data Wrangling': [{ skill: 'pandas', anyOf: ['SQL', 'R'], why: 'You need a tool that reshapes tables.' }],
  'Exploratory Data Analysis': [
    { skill: 'pandas', anyOf: ['R', 'SQL', 'Polars'], why: 'You explore by slicing and counting a table.' },
    { skill: 'Statistics', why: 'Averages mislead until you know about spread.' },
  ],
  'Machine Learning': [
    { skill: 'Python', anyOf: ['R', 'Julia'], why: 'You learn it by training models in code.' },
    { skill: 'Statistics', why: 'Without it you cannot tell a good model from a lucky one.' },
  ],
  'scikit-learn': [
    { skill: 'Python', why: 'scikit-learn is a Python library.', source: 'POSTINGS' },
    { skill: 'NumPy', anyOf: ['pandas'], why: 'Models take arrays and tables in, and give arrays back.' },
  ],
  XGBoost: [
    {
      skill: 'Machine Learning',
      anyOf: ['scikit-learn'],
      why: 'Boosting improves on simple trees; know how to test a model first.',
    },
  ],
  LightGBM: [
    {
      skill: 'Machine Learning',
      anyOf: ['scikit-learn'],
      why: 'Boosting improves on simple trees; know how to test a model first.',
    },
  ],
  'Feature Engineering': [
    { skill: 'pandas', anyOf: ['SQL', 'R', 'Polars'], why: 'You make new columns from old ones.' },
    { skill: 'Machine Learning', why: 'Only a model can tell you whether a column helps.' },
  ],
  'Neural Networks': [
    { skill: 'Machine Learning', why: 'Training, testing and overfitting mean the same here.' },
  ],
  'Deep Learning': [
    {
      skill: 'Machine Learning',
      why: 'Training, testing and overfitting mean the same here, only with more parameters.',
    },
  ],
  PyTorch: [
    { skill: 'Python', why: 'PyTorch models are Python classes.', source: 'POSTINGS' },
    { skill: 'NumPy', why: 'A tensor behaves like a NumPy array.' },
    { skill: 'Machine Learning', why: 'Train a simple model before you train one with layers.' },
  ],
  TensorFlow: [
    { skill: 'Python', why: 'You build TensorFlow models in Python.', source: 'POSTINGS' },
    { skill: 'NumPy', why: 'A tensor behaves like a NumPy array.' },
    { skill: 'Machine Learning', why: 'Train a simple model before you train one with layers.' },
  ],
  Keras: [
    python('You build Keras models in Python.'),
    { skill: 'Machine Learning', why: 'Keras makes layers easy; judging the result is still up to you.' },
  ],
  JAX: [
    { skill: 'NumPy', why: 'JAX is NumPy that can differentiate and run on a GPU.' },
    { skill: 'Machine Learning', why: 'It gives you the parts; you have to know how to put them together.' },
  ],
  'Natural Language Processing': [
    { skill: 'Machine Learning', why: 'Nearly every method for text today is a trained model.' },
  ],
  'Computer Vision': [
    { skill: 'Machine Learning', why: 'Nearly every method for images today is a trained model.' },
  ],
  'Recommender Systems': [
    { skill: 'Machine Learning', why: 'A recommender is a model trained on what people chose.' },
  ],
  'Generative AI': [python('Nearly all of its tools are used from Python.')],
  'Large Language Models': [
    python('Nearly all of their tools are used from Python.'),
    {
      skill: 'REST APIs',
      anyOf: ['Machine Learning', 'Natural Language Processing'],
      why: 'You reach most of these models through an API.',
    },
  ],
  'Retrieval-Augmented Generation': [
    {
      skill: 'Large Language Models',
      anyOf: ['Generative AI'],
      why: 'It feeds documents to a language model.',
    },
    python('You build the retrieval around the model in code.'),
  ],
  LangChain: [
    {
      skill: 'Python',
      anyOf: ['TypeScript', 'JavaScript'],
      why: 'LangChain is a library for Python and JavaScript.',
      source: 'POSTINGS',
    },
    {
      skill: 'Large Language Models',
      anyOf: ['Generative AI'],
      why: 'Call a model directly before you call it through a framework.',
    },
  ],
  'Vector Databases': [
    {
      skill: 'Large Language Models',
      anyOf: ['Machine Learning', 'Natural Language Processing'],
      why: 'They store embeddings, which a model produces.',
    },
  ],
  'Fine-Tuning': [
    {
      skill: 'Deep Learning',
      anyOf: ['PyTorch', 'TensorFlow', 'Hugging Face'],
      why: 'You continue the training of a network.',
    },
  ],
  'Hugging Face': [
    { skill: 'Python', why: 'Its libraries are Python libraries.', source: 'POSTINGS' },
    {
      skill: 'Deep Learning',
      anyOf: ['Machine Learning', 'PyTorch'],
      why: 'It hands you trained networks; know what they expect.',
    },
  ],
  'Distributed Training': [
    { skill: 'PyTorch', anyOf: ['TensorFlow', 'JAX'], why: 'Train on one GPU before you train on eight.' },
  ],
  CUDA: [{ skill: 'C++', why: 'CUDA kernels are written in a dialect of C++.' }],
  ONNX: [
    {
      skill: 'PyTorch',
      anyOf: ['TensorFlow', 'Keras', 'scikit-learn'],
      why: 'ONNX carries a model that you trained elsewhere.',
    },
  ],
  'Model Deployment': [
    { skill: 'Machine Learning', why: 'There has to be a model worth deploying.' },
    { skill: 'REST APIs', why: 'Most models are served behind an API.' },
    {
      skill: 'Docker',
      anyOf: ['Containerization', 'Podman'],
      why: 'A container takes the model and its libraries along.',
    },
  ],
  MLOps: [
    { skill: 'Machine Learning', why: 'You automate the training of models; train a few by hand.' },
    { skill: 'Docker', anyOf: ['Containerization'], why: 'Training and serving run in containers.' },
    { skill: 'Git', why: 'Code, settings and models are versioned together.' },
  ],
  MLflow: [
    { skill: 'Python', why: 'You log runs from Python.', source: 'POSTINGS' },
    { skill: 'Machine Learning', why: 'It keeps track of experiments; you need some to track.' },
  ],
  Kubeflow: [
    { skill: 'Kubernetes', why: 'Kubeflow runs on Kubernetes.' },
    { skill: 'Machine Learning', why: 'It runs training pipelines.' },
  ],
  'Weights & Biases': [
    { skill: 'Machine Learning', why: 'It keeps track of experiments; you need some to track.' },
  ],
  'Amazon SageMaker': [
    { skill: 'AWS', why: 'SageMaker is one of the services of AWS.', source: 'POSTINGS' },
    { skill: 'Machine Learning', why: 'It runs the training; what to train is up to you.' },
  ],
  'Vertex AI': [
    { skill: 'Google Cloud', why: 'Vertex AI is one of the services of Google Cloud.', source: 'POSTINGS' },
    { skill: 'Machine Learning', why: 'It runs the training; what to train is up to you.' },
  ],
  'Azure Machine Learning': [
    { skill: 'Azure', why: 'It is one of the services of Azure.' },
    { skill: 'Machine Learning', why: 'It runs the training; what to train is up to you.' },
  ],
  'Data Modeling': [{ ...anySql, why: 'You decide which tables there are, so know how people query them.' }],
  'Data Warehousing': [
    { ...anySql, why: 'You query a warehouse in SQL.' },
    { skill: 'Data Modeling', why: 'Facts and dimensions are a way of modeling tables.' },
  ],
  Snowflake: [{ ...anySql, why: 'You work with Snowflake in SQL.' }],
  ETL: [
    { ...anySql, why: 'Most data comes out of a table and goes into another.' },
    {
      skill: 'Python',
      anyOf: ['Java', 'Scala', 'PowerShell', 'Bash'],
      why: 'What SQL cannot do, a script does.',
    },
  ],
  'Data Pipelines': [
    { ...anySql, why: 'Most data comes out of a table and goes into another.' },
    { skill: 'Python', anyOf: ['Java', 'Scala', 'Go'], why: 'The steps of a pipeline are small programs.' },
  ],
  'Data Orchestration': [
    python('Most orchestrators are set up in Python.'),
    { skill: 'ETL', anyOf: ['Data Pipelines'], why: 'You need jobs before you can put them in order.' },
  ],
  'Apache Airflow': [
    { skill: 'Python', why: 'An Airflow DAG is a Python file.', source: 'POSTINGS' },
    {
      skill: 'ETL',
      anyOf: ['Data Pipelines'],
      why: 'Airflow starts your jobs in the right order; write some first.',
    },
  ],
  Dagster: [
    python('You define assets in Python.'),
    {
      skill: 'ETL',
      anyOf: ['Data Pipelines'],
      why: 'It starts your jobs in the right order; write some first.',
    },
  ],
  Prefect: [
    python('A flow is a Python function.'),
    {
      skill: 'ETL',
      anyOf: ['Data Pipelines'],
      why: 'It starts your jobs in the right order; write some first.',
    },
  ],
  'Apache Spark': [
    {
      skill: 'Python',
      anyOf: ['Scala', 'Java'],
      why: 'You write Spark jobs in a language you already know.',
      source: 'POSTINGS',
    },
    { ...anySql, why: 'A Spark data frame is a very large table; grouping and joining mean the same.' },
  ],
  PySpark: [
    { skill: 'Python', why: 'PySpark is Spark used from Python.', source: 'POSTINGS' },
    {
      ...anySql,
      why: 'A data frame is a very large table; grouping and joining mean the same.',
      source: 'POSTINGS',
    },
  ],
  Databricks: [
    {
      skill: 'Python',
      anyOf: ['SQL', 'Scala'],
      why: 'Databricks notebooks are mostly written in Python or SQL.',
      source: 'POSTINGS',
    },
  ],
  Hadoop: [
    { skill: 'Java', anyOf: ['Python', 'Scala'], why: 'A job on Hadoop is a program that you write.' },
    { skill: 'Linux', why: 'A cluster is many Linux machines.' },
  ],
  'Apache Flink': [
    { skill: 'Java', anyOf: ['Scala', 'Python'], why: 'Flink jobs are mostly written in Java.' },
  ],
  'Stream Processing': [
    {
      skill: 'Apache Kafka',
      anyOf: [
        'Message Queues',
        'Amazon Kinesis',
        'Google Cloud Pub/Sub',
        'Azure Event Hubs',
        'Apache Pulsar',
        'RabbitMQ',
      ],
      why: 'There has to be a stream before you can process it.',
    },
  ],
  dbt: [
    { skill: 'SQL', why: 'A dbt model is a SELECT statement.', source: 'POSTINGS' },
    { skill: 'Git', why: 'Models live in a repository and are reviewed there.' },
  ],
  'Data Quality': [{ ...anySql, why: 'You find bad rows by querying for them.' }],
  'Data Governance': [
    {
      skill: 'Data Modeling',
      anyOf: ['Data Quality', 'SQL'],
      why: 'You need to know what is in the tables before you make rules for them.',
    },
  ],
  'Data Lakes': [{ ...anyCloud, why: 'Nearly every data lake is files in cloud storage.' }],
  'Delta Lake': [
    {
      skill: 'Apache Spark',
      anyOf: ['Databricks', 'PySpark'],
      why: 'Delta tables are mostly written with Spark.',
    },
  ],
  'Apache Iceberg': [
    {
      skill: 'Apache Spark',
      anyOf: ['Apache Flink', 'Snowflake', 'Databricks'],
      why: 'Iceberg is a table format that an engine like Spark reads and writes.',
    },
  ],
}
