import type { Challenge } from './challenge.ts'
import { entries, figure, word } from './criterion-check.ts'
import { article, documentation, tutorial } from './resource.ts'

export const machineLearningChallenges: readonly Challenge[] = [
  {
    id: 'gradient-descent-by-hand',
    title: 'Train a classifier from scratch with nothing but NumPy',
    description:
      'Libraries hide what training does. Write logistic regression and then a small network for handwritten digits in NumPy: loss, gradients, training loop and evaluation, and check your gradients numerically before you believe them.',
    difficulty: 'beginner',
    type: 'exercise',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Machine Learning', 'NumPy', 'Python', 'Neural Networks'],
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    learningObjectives: [
      'Derive and check a gradient',
      'Read a learning curve',
      'Keep training, validation and test data apart',
    ],
    steps: [
      'Load the small digits data set that comes with scikit-learn and split it. Result: three sets and a chart of twenty pictures.',
      'Write prediction, loss and gradient of logistic regression for two digits, without loops over examples. Result: a falling loss.',
      'Compare the gradient with finite differences. Result: a test with a relative error below one in a million.',
      'Extend it to ten digits with softmax, computed so that it does not overflow. Result: accuracy and a confusion matrix.',
      'Add one hidden layer with backpropagation, checked the same way. Result: a better accuracy, with both learning curves.',
      'Try four learning rates, then compare with scikit-learn. Result: a chart and an explanation of the difference.',
    ],
    acceptanceCriteria: [
      'The gradient check passes for both models and fails if you change a sign.',
      'Logits of 1,000 cause neither an overflow warning nor a NaN.',
      {
        text: 'The network reaches at least 95% on test data used once.',
        check: entries('the share of right answers on the test data, in percent', {
          columns: [figure('percent', { from: 95, to: 100 })],
          rows: [1, 1],
        }),
      },
      'Training runs in under a minute on a laptop.',
    ],
    resources: [
      documentation('NumPy documentation', 'https://numpy.org/doc/stable/'),
      tutorial(
        'Machine learning crash course',
        'https://developers.google.com/machine-learning/crash-course',
      ),
      documentation(
        'scikit-learn: the digits data set',
        'https://scikit-learn.org/stable/modules/generated/sklearn.datasets.load_digits.html',
      ),
    ],
  },
  {
    id: 'model-behind-an-api',
    title: 'Put a trained model behind an API that others can rely on',
    description:
      'An estate agent wants to call a rent model from its website, but so far the model is a notebook. Train a simple model on public housing data, serve it in a container, and make it reject nonsense, name the version that answered, and respond quickly.',
    difficulty: 'beginner',
    type: 'project',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Model Deployment', 'FastAPI', 'Docker', 'scikit-learn'],
    roles: ['Machine Learning Engineer'],
    learningObjectives: [
      'Separate training from serving',
      'Give inputs a schema with sensible limits',
      'Test a model service like any other service',
    ],
    steps: [
      'Train a pipeline with all its preparation on public housing data. Result: a script that writes model, metrics and versions of the libraries to a folder.',
      'Write a service that loads the model once and predicts for one or many. Result: an answer with prediction, interval and model version.',
      'Validate: types, ranges, unknown districts, missing fields. Result: a 422 with a reason instead of a silent guess.',
      'Write tests: known examples, order of fields, single against batch, larger flat costs more. Result: a suite that fails for a wrong model.',
      'Build an image and measure start time, latency and memory under load. Result: a table of measurements.',
      'Load a second model version without downtime. Result: a log in which both versions answered and no request failed.',
    ],
    acceptanceCriteria: [
      'The service gives the same predictions as the training script for 100 stored examples.',
      'A flat of -10 square meters or in an unknown district is rejected with a reason.',
      {
        text: 'The 95th percentile is below 50 ms at 20 requests a second on a laptop.',
        check: entries('what the load test measured', {
          columns: [
            figure('95th percentile in ms', { from: 0, to: 49.99 }),
            figure('requests a second', { from: 20 }),
          ],
          rows: [1, 1],
        }),
      },
      'Every answer names the model version, and its training data and metrics can be looked up by it.',
    ],
    resources: [
      tutorial('FastAPI tutorial', 'https://fastapi.tiangolo.com/tutorial/'),
      documentation(
        'Model persistence in scikit-learn',
        'https://scikit-learn.org/stable/model_persistence.html',
      ),
      tutorial('Get started with Docker', 'https://docs.docker.com/get-started/'),
    ],
  },
  {
    id: 'few-pictures-classifier',
    title: 'Train an image classifier with only 300 pictures',
    description:
      'A repair shop wants to sort photos of four kinds of damage, and has 300 pictures with labels, some of them wrong. Use transfer learning in PyTorch on your own photos or a small public set, and find out how many pictures are really needed.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '10–16 hours',
    hours: { from: 10, to: 16 },
    skills: ['PyTorch', 'Deep Learning', 'Computer Vision', 'Python'],
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    learningObjectives: [
      'Use a pretrained network sensibly for little data',
      'Split so that near-duplicates do not leak',
      'Look at errors one by one',
    ],
    steps: [
      'Collect about 75 pictures for each of four classes, grouped by object or occasion. Result: a data set with a description and a split by group.',
      'Measure two baselines: the most frequent class, and nearest neighbors on features of a pretrained network. Result: scores to beat.',
      'Train a new last layer, then unfreeze more with a smaller learning rate. Result: learning curves for both.',
      'Add augmentation that could occur in reality, and drop what does not help. Result: a table over three seeds.',
      'Look at every error and the 20 most uncertain pictures. Result: wrong labels corrected, and a list of causes.',
      'Train with 25, 50, 100 and 200 pictures. Result: a curve, and advice on whether to label more.',
    ],
    acceptanceCriteria: [
      'No object or occasion appears in both training and test data.',
      'The result is given as mean and spread over at least three seeds.',
      {
        text: 'Every test error has a named cause.',
        check: entries('the test errors', { columns: ['picture', 'cause'] }),
      },
      'Training works without a graphics card in under 30 minutes, or on a free hosted notebook.',
    ],
    resources: [
      tutorial('PyTorch tutorials', 'https://docs.pytorch.org/tutorials/'),
      article('A recipe for training neural networks', 'https://karpathy.github.io/2019/04/25/recipe/'),
    ],
  },
  {
    id: 'answers-from-a-handbook',
    title: 'Answer questions from a handbook and measure how often it is right',
    description:
      'A company wants a chat that answers questions from its 200-page staff handbook, and fears wrong answers more than none. Build retrieval and answering with a small open language model on your laptop over a public handbook, and measure retrieval, correctness and honest refusals separately.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '2 weekends',
    hours: { from: 14, to: 20 },
    skills: ['Large Language Models', 'Retrieval-Augmented Generation', 'Vector Databases', 'Python'],
    roles: ['Machine Learning Engineer'],
    learningObjectives: [
      'Evaluate retrieval apart from the wording of answers',
      'Choose chunks, embeddings and the number of passages by measurement',
      'Make a model decline when the source has no answer',
    ],
    steps: [
      'Choose a public handbook and write 80 questions: 50 answered in one place, 15 across two places, 15 that it does not answer. Result: a test set, a third of it locked away.',
      'Measure keyword search as a baseline. Result: how often the right passage is among the first five.',
      'Try three ways of splitting the text and two embedding models, and combine them with keyword search. Result: a table of retrieval scores.',
      'Write the prompt: answer from the passages only, with a quotation, or decline. Run a small open model locally. Result: answers with sources.',
      'Judge all answers by a written scale; compare your judgment with a model as judge on 40 of them. Result: agreement, and where the judge errs.',
      'Attack it: a passage with planted instructions, questions with false premises, another language. Result: a list with counter-measures.',
    ],
    acceptanceCriteria: [
      'Retrieval, correctness and refusals are reported separately, on the locked questions once.',
      'At least four in five of the unanswerable questions are refused.',
      'Every answer quotes a passage that a program finds word for word in the handbook.',
      'An instruction planted in a passage is not followed in ten tries.',
    ],
    resources: [
      tutorial('LLM course (Hugging Face)', 'https://huggingface.co/learn/llm-course/chapter0/1'),
      documentation('Ollama: models on your own machine', 'https://ollama.com/'),
      article(
        'OWASP top 10 for LLM applications',
        'https://owasp.org/www-project-top-10-for-large-language-model-applications/',
      ),
    ],
  },
  {
    id: 'training-that-can-be-repeated',
    title: 'Make a training run that anyone can repeat in six months',
    description:
      'A team cannot rebuild the model that is in production, because nobody knows which data and settings made it. Take a training script and turn it into a pipeline with versioned data, tracked runs and a registry, and prove that a run can be repeated from its record alone.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '10–14 hours',
    hours: { from: 10, to: 14 },
    skills: ['MLOps', 'MLflow', 'Python', 'Docker', 'Git'],
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    learningObjectives: [
      'List everything that a result depends on',
      'Track runs so that they can be compared and found',
      'Promote a model by rule instead of by file name',
    ],
    steps: [
      'Take one of your scripts, run it twice and compare. Result: a list of what differs and why.',
      'Fix seeds, library versions and the image; record data by content hash. Result: two runs with the same metrics, or a measured tolerance.',
      'Split it into prepare, train and evaluate, each with declared inputs. Result: unchanged steps are skipped.',
      'Track parameters, metrics, files and commit in MLflow for 20 runs. Result: a comparison from which you choose.',
      'Register the best and write the gate: better than the current one on fixed data, not worse on any group. Result: a promotion that can fail.',
      'Delete everything local and rebuild the registered model from its record. Result: the same predictions on 100 examples.',
    ],
    acceptanceCriteria: [
      'The rebuilt model’s predictions equal the registered ones within the stated tolerance.',
      'Changing one row of data changes the recorded hash and triggers a new run.',
      'A model that is worse on one group is refused by the gate.',
      'Uncommitted code is recorded or stops the run.',
    ],
    resources: [
      documentation('MLflow documentation', 'https://mlflow.org/docs/latest/'),
      tutorial('MLOps zoomcamp', 'https://github.com/DataTalksClub/mlops-zoomcamp'),
      tutorial('Made with ML', 'https://madewithml.com'),
    ],
  },
  {
    id: 'features-of-that-moment',
    title: 'Build features in SQL as they were known at the moment of prediction',
    description:
      'A fraud model was excellent in training and poor in production, because the training table knew things that were booked days later. Build features from event tables in SQL for exactly the moment of each prediction, and show with a test that training and serving agree.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Feature Engineering', 'SQL', 'pandas', 'Data Pipelines'],
    roles: ['Machine Learning Engineer', 'Data Engineer'],
    learningObjectives: [
      'Tell the time of an event from the time it became known',
      'Write joins that look backwards only',
      'Test that two implementations of a feature agree',
    ],
    steps: [
      'Generate cards, payments, chargebacks and address changes with event and booking time. Result: a database with 500,000 payments.',
      'Define ten features in words, for example number of payments in the last 24 hours known at that time. Result: a table with edge cases.',
      'Write them naively, then with joins on the booking time. Result: the two versions and the share of rows that differ.',
      'Train a simple model on both and score it on a simulated live stream. Result: how far the naive one falls.',
      'Compute the same features in pandas for one payment at a time, as a service would. Result: a second implementation.',
      'Compare both on 5,000 payments and make the SQL fast with windows or lateral joins. Result: a test and run times.',
    ],
    acceptanceCriteria: [
      'Adding events that are booked later changes no feature of earlier payments.',
      'Both implementations agree on all 5,000 payments.',
      'Payments at the same second, the first payment of a card and the change to summer time have tests.',
      'All features for 500,000 payments are built in under five minutes on a laptop.',
    ],
    resources: [
      documentation(
        'Window function calls in PostgreSQL',
        'https://www.postgresql.org/docs/current/sql-expressions.html',
      ),
      documentation('pandas user guide', 'https://pandas.pydata.org/docs/user_guide/'),
      article(
        'Rules of machine learning',
        'https://developers.google.com/machine-learning/guides/rules-of-ml',
      ),
    ],
  },
  {
    id: 'invoice-extraction-gate',
    title: 'Extract fields from invoices with a language model and guard its quality',
    description:
      'An accounting team types 900 invoices a month and wants a model to do it, but a wrong amount is worse than a missing one. Build extraction with a language model that returns checked structure, an evaluation that runs on every change, and a rule for which invoices a person sees.',
    difficulty: 'advanced',
    type: 'project',
    estimatedTime: '2–3 weekends',
    hours: { from: 18, to: 28 },
    skills: ['Large Language Models', 'Prompt Engineering', 'MLOps', 'Python'],
    roles: ['Machine Learning Engineer'],
    learningObjectives: [
      'Turn a vague task into a schema with a measure for each field',
      'Treat prompts and models as versions that must pass a gate',
      'Choose what to automate from costs and confidence',
    ],
    steps: [
      'Generate 300 invoices in ten layouts with known fields, some of them scanned and some with errors. Result: a labeled set, with 100 kept for the end.',
      'Write rules and regular expressions as a baseline. Result: a score for each field.',
      'Extract with an open model and output bound to a schema; check sums, dates and tax numbers by program. Result: valid structure or a reason.',
      'Measure by field: right, wrong, empty; and the cost and time of an invoice. Result: a report that shows two versions side by side.',
      'Find a signal of doubt (disagreement of two runs, failed checks, low probabilities) and choose the threshold. Result: a curve of automation against wrong amounts.',
      'Run the evaluation in a pipeline; change the prompt, the model and one layout. Result: a change that is refused, with the fields that got worse.',
    ],
    acceptanceCriteria: [
      'On the kept 100 at most one automated invoice has a wrong amount, with the share automated beside it.',
      'A program finds every automated amount in the text of the document.',
      'A prompt that makes one field worse by three points is refused by the pipeline.',
      'The report gives intervals and not only points.',
    ],
    resources: [
      tutorial('LLM course (Hugging Face)', 'https://huggingface.co/learn/llm-course/chapter0/1'),
      article('Prompt engineering guide', 'https://www.promptingguide.ai'),
      documentation('Ollama: models on your own machine', 'https://ollama.com/'),
    ],
  },
  {
    id: 'model-that-grows-old',
    title: 'Notice when a model grows old, and replace it safely',
    description:
      'A demand model was good for a year and then slowly wrong, and the warehouse noticed first. Simulate two years of data with a gradual shift, a sudden one and a broken sensor, build monitoring that tells them apart even though true values arrive a month late, and retrain without making things worse.',
    difficulty: 'advanced',
    type: 'operations',
    estimatedTime: '2 weekends',
    hours: { from: 14, to: 22 },
    skills: ['MLOps', 'Machine Learning', 'Monitoring', 'Statistics'],
    roles: ['Machine Learning Engineer'],
    learningObjectives: [
      'Distinguish data drift, concept drift and broken data',
      'Set alarms that do not cry wolf every week',
      'Retrain with a gate and a way back',
    ],
    steps: [
      'Simulate daily demand of 200 products with season, a slow change in taste, a price shock and a unit error in one feed. Result: a stream with known dates of change.',
      'Train on year one and serve year two day by day, with true values 30 days late. Result: the error over time.',
      'Add checks of the data, of input distributions and of predictions. Result: alarms with dates.',
      'Set thresholds on a quiet period and count false alarms a month. Result: a table of delay against false alarms.',
      'Write the procedure: which alarm leads to blocking, investigating or retraining. Result: a decision tree on one page.',
      'Retrain on a rolling window, compare in shadow mode, switch, and be able to switch back. Result: a log of two switches and one refusal.',
    ],
    acceptanceCriteria: [
      'The unit error is blocked within a day and never used for training.',
      'Both shifts are noticed before the late true values show them, or the report says why not.',
      'There is at most one false alarm a month on three other seeds.',
      'A retrained model that is worse in shadow mode is not switched on.',
    ],
    resources: [
      article(
        'Rules of machine learning',
        'https://developers.google.com/machine-learning/guides/rules-of-ml',
      ),
      documentation('MLflow documentation', 'https://mlflow.org/docs/latest/'),
      tutorial('Made with ML', 'https://madewithml.com'),
    ],
  },
  {
    id: 'network-that-does-not-learn',
    title: 'Diagnose a network that does not learn, from its curves alone',
    description:
      'Training code fails silently: it runs, and the result is just worse. Write a correct PyTorch training script and a switch that turns on one of ten typical bugs at random; then diagnose from curves, gradients and samples which one it is, without reading the switch.',
    difficulty: 'advanced',
    type: 'debugging',
    estimatedTime: '10–16 hours',
    hours: { from: 10, to: 16 },
    skills: ['PyTorch', 'Deep Learning', 'Debugging'],
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    learningObjectives: [
      'Know what healthy training looks like in numbers',
      'Test the parts of a training script like other code',
      'Go through hypotheses in the order of their likelihood and cost',
    ],
    steps: [
      'Train a small network on a public picture or text set with a known good accuracy. Result: a reference with curves of loss, gradient norms and activations.',
      'Plant ten bugs: labels shifted, gradients not reset, softmax twice, wrong normalization, evaluation in training mode, learning rate times 100, a layer not registered, data not shuffled, the wrong axis in the loss, test data augmented. Result: a switch with a seed.',
      'Write probes: overfit one batch, loss at start as expected, input looked at after loading, gradient of every parameter, shuffled labels. Result: a diagnostic script.',
      'Let the switch choose 20 times, and diagnose each. Result: a log with attempts and time for each.',
      'Find the bugs that no probe shows, and write one for them. Result: a better script.',
      'Turn it into tests that run before each training. Result: a suite of under a minute.',
    ],
    acceptanceCriteria: [
      {
        text: 'At least 16 of the 20 diagnoses are right, with the log as proof.',
        check: entries('the 20 diagnoses', {
          columns: ['diagnosis', word('right', ['yes', 'no']), 'proof in the log'],
          rows: [20, 20],
          rules: [{ rule: 'often', column: 'right', word: 'yes', least: 16 }],
        }),
      },
      {
        text: 'For each of the ten bugs, the log names a test or probe that shows it.',
        check: entries('the ten bugs', {
          columns: ['bug', 'test or probe'],
          rows: [10, 10],
          rules: [{ rule: 'unique', column: 'bug' }],
        }),
      },
      'The suite passes on the reference and fails for at least seven of the bugs.',
      'Each probe’s expected value is explained, for example the loss at start as the logarithm of the number of classes.',
    ],
    resources: [
      article('A recipe for training neural networks', 'https://karpathy.github.io/2019/04/25/recipe/'),
      tutorial('PyTorch tutorials', 'https://docs.pytorch.org/tutorials/'),
    ],
  },
]
