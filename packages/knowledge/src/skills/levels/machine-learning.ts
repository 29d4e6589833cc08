import type { LevelTable } from './level.ts'

export const machineLearningLevels: LevelTable = {
  'Machine Learning': [
    {
      description:
        'Explains what it means to learn from examples and tells supervised from unsupervised tasks.',
      requiredCapabilities: [
        'Names features and label in a described problem',
        'Says why a model is tested on data it has not seen',
      ],
      suggestedProjects: ['Train a classifier in Teachable Machine and find inputs that fool it'],
    },
    {
      description: 'Trains standard models on clean data in a notebook and compares their scores with help.',
      requiredCapabilities: [
        'Splits data before anything is fitted to it',
        'Compares a model with a baseline such as the mean or the largest class',
      ],
      suggestedProjects: [
        'Predict house prices with linear regression and a random forest on an open data set',
      ],
    },
    {
      description: 'Frames, trains and evaluates models for ordinary tabular or text problems.',
      requiredCapabilities: [
        'Picks a metric from the cost of each kind of error and sets the decision threshold by it',
        'Cross-validates by group or time where rows are not independent',
        'Finds the slices of data on which the model does worst',
      ],
      suggestedProjects: [
        'Predict bike-share demand with gradient boosting, validated by time, with an honest error analysis',
      ],
    },
    {
      description: 'Designs learning systems for unclear goals and finds why a promising model fails in use.',
      requiredCapabilities: [
        'Detects target leakage, label noise and shift between training and use',
        'Calibrates probabilities and shows it with a reliability diagram',
        'Reviews a model for unfair error rates and proposes remedies with their cost',
      ],
      suggestedProjects: [
        'Reproduce a published result on open data, run ablations and report which parts matter',
      ],
    },
    {
      description:
        'Directs what an organization should and should not learn from data, and advances methods.',
      requiredCapabilities: [
        'Works out what a method cannot generalize to, or say about causes, before money is spent on it',
        'Sets review, documentation and monitoring duties for models by their risk, in line with the EU AI Act where it applies',
      ],
      suggestedProjects: [
        'Publish a benchmark or method with code, several seeds, baselines tuned as hard as your own and stated failures',
      ],
    },
  ],
  'Feature Engineering': [
    {
      description: 'Explains what a feature is and why raw dates or text need preparing for a model.',
      requiredCapabilities: [
        'Suggests three features that could be made from a timestamp',
        'Tells numeric, ordinal and nominal columns apart',
      ],
      suggestedProjects: [
        'List possible features for predicting late trains and say where each would come from',
      ],
    },
    {
      description: 'Encodes, scales and fills columns with ready-made transformers, under review.',
      requiredCapabilities: [
        'One-hot encodes a category and keeps unseen values from breaking prediction',
        'Fits scalers on training rows only',
      ],
      suggestedProjects: ['Improve a Titanic survival model by five features and record the gain of each'],
    },
    {
      description: 'Derives features from domain knowledge and proves that they help.',
      requiredCapabilities: [
        'Computes lags, rolling sums and time since the last event without looking ahead',
        'Target-encodes a category of many levels inside cross-validation',
        'Ranks features by permutation importance and drops those that add nothing',
      ],
      suggestedProjects: [
        'Predict repeat purchases from an open order history with features built as of a cut-off date',
      ],
    },
    {
      description: 'Designs feature sets shared by several models and roots out leakage and skew.',
      requiredCapabilities: [
        'Builds point-in-time correct training sets by joining on event time',
        'Compares values computed in training with those at serving time and explains differences',
        'Reviews a surprisingly strong feature until its cause is clear',
      ],
      suggestedProjects: [
        'Set up Feast with an offline and an online store and test that both give equal values',
      ],
    },
    {
      description: 'Sets how features are defined, owned and retired across an organization.',
      requiredCapabilities: [
        'Judges when learned embeddings replace handmade features, and what that costs to run and explain',
        'Runs a catalogue with lineage, freshness and privacy class for every feature',
      ],
      suggestedProjects: [
        'Compare automated feature synthesis, learned embeddings and expert features on three data sets and publish the study',
      ],
    },
  ],
  'scikit-learn': [
    {
      description: 'Runs an example that fits and predicts, and says which step learned something.',
      requiredCapabilities: [
        'Points out the estimator, X and y in a listing',
        'Reads an accuracy score and asks on which data it was computed',
      ],
      suggestedProjects: ['Fit a decision tree to the iris flowers and explain its first two splits'],
    },
    {
      description: 'Fits common estimators and reads their reports by following the user guide.',
      requiredCapabilities: [
        'Uses train_test_split with a fixed random state and stratification',
        'Prints a confusion matrix and names the most frequent mix-up',
      ],
      suggestedProjects: ['Classify spam messages with a text vectorizer and logistic regression'],
    },
    {
      description: 'Builds complete pipelines with preprocessing, search and evaluation in one object.',
      requiredCapabilities: [
        'Combines transformers with ColumnTransformer so that nothing leaks across folds',
        'Searches parameters with cross-validation suited to groups or time',
        'Plots learning curves and decides whether more data or another model is due',
      ],
      suggestedProjects: [
        'Build a credit risk pipeline on an open data set with tuned threshold, saved model and tests on bad input',
      ],
    },
    {
      description: 'Extends the library with sound estimators and debugs subtle evaluation errors.',
      requiredCapabilities: [
        'Writes a transformer that passes check_estimator and keeps feature names',
        'Tunes inside nested cross-validation when the score itself must be trusted',
        'Ships models with skops or ONNX instead of unsafe pickles and pins versions',
      ],
      suggestedProjects: [
        'Write and package a time-aware target encoder with documentation, tests and a comparison with the built-in one',
      ],
    },
    {
      description:
        'Reads and improves the implementations of its algorithms and guides their use across teams.',
      requiredCapabilities: [
        'Explains solver choices, convergence warnings and complexity from the source and its references',
        'Decides when data size or latency calls for another library and plans the change',
      ],
      suggestedProjects: ['Have an enhancement or bug fix merged into scikit-learn, benchmark included'],
    },
  ],
  'Deep Learning': [
    {
      description: 'Explains layers, weights, loss and gradient descent with a drawing.',
      requiredCapabilities: [
        'Follows a forward pass by hand for two neurons',
        'Says what overfitting looks like in two curves',
      ],
      suggestedProjects: [
        'Play with TensorFlow Playground until a spiral is separated and explain what helped',
      ],
    },
    {
      description: 'Trains small networks from tutorials and changes their layers and settings.',
      requiredCapabilities: [
        'Reads training and validation loss and stops at the right epoch',
        'Loads a pretrained network and replaces its last layer',
      ],
      suggestedProjects: [
        'Classify your own photos of two plants with transfer learning on a free notebook GPU',
      ],
    },
    {
      description:
        'Trains and fine-tunes networks for image, text or sound tasks until they meet a stated target.',
      requiredCapabilities: [
        'Overfits a single batch first to prove that the training loop works',
        'Chooses augmentation, learning rate schedule and regularization by experiment',
        'Trains in mixed precision and explains what it saves',
      ],
      suggestedProjects: [
        'Fine-tune a transformer on a speech or text data set in your language and compare it with a simple baseline',
      ],
    },
    {
      description: 'Designs architectures and resolves instability, poor scaling and hidden faults.',
      requiredCapabilities: [
        'Diagnoses exploding gradients, dead units or bad initialization from recorded statistics',
        'Derives how memory and time grow with depth, width, sequence and batch',
        'Splits training over several devices and explains the losses in efficiency',
      ],
      suggestedProjects: [
        'Implement a small vision transformer from its paper, reach a published score and explain remaining differences',
      ],
    },
    {
      description: 'Advances or directs research, with a view of theory, hardware and cost.',
      requiredCapabilities: [
        'Uses scaling laws to plan a training run and predicts its loss before it starts',
        'Judges new papers quickly by their baselines, ablations and compute',
      ],
      suggestedProjects: [
        'Publish a reproducible study of one training idea at three scales, negative results included',
      ],
    },
  ],
  PyTorch: [
    {
      description: 'Creates tensors, moves them to a device and reads a simple model class.',
      requiredCapabilities: [
        'Says what shape, dtype and requires_grad tell about a tensor',
        'Finds the forward method and describes its steps',
      ],
      suggestedProjects: ['Fit a straight line to points with autograd and plot each step'],
    },
    {
      description: 'Writes a training loop with Dataset, DataLoader and an optimizer from a tutorial.',
      requiredCapabilities: [
        'Calls zero_grad, backward and step in the right order and says why',
        'Switches between train and eval mode and disables gradients for evaluation',
      ],
      suggestedProjects: ['Train a small convolutional network on Fashion-MNIST past 90 percent'],
    },
    {
      description: 'Builds custom models and data pipelines that train reliably and can be resumed.',
      requiredCapabilities: [
        'Saves and restores model, optimizer and scheduler state after an interruption',
        'Writes a collate function for sequences of unequal length',
        'Finds a shape or device error from the trace instead of by trial',
      ],
      suggestedProjects: [
        'Build a music genre classifier with your own dataset class, mixed precision and resumable training',
      ],
    },
    {
      description: 'Profiles, compiles and distributes training and mends what breaks in the process.',
      requiredCapabilities: [
        'Reads a profiler trace and tells input stalls from kernel time',
        'Uses torch.compile and removes graph breaks that cost speed',
        'Trains with DDP or FSDP2 and reproduces the single-device loss',
      ],
      suggestedProjects: [
        'Speed up an open training script threefold on one GPU with evidence for each change',
      ],
    },
    {
      description: "Works on the framework's internals or on large training systems built upon it.",
      requiredCapabilities: [
        'Writes a custom operator in Triton or CUDA with a correct backward pass and meta function',
        'Explains the dispatcher, autograd graph and caching allocator while debugging a leak',
      ],
      suggestedProjects: [
        'Have an operator, fix or tutorial accepted by PyTorch, or publish a kernel that beats the built-in one on stated shapes',
      ],
    },
  ],
  TensorFlow: [
    {
      description: 'Runs a Keras example and explains its layers, loss and metric.',
      requiredCapabilities: [
        'Reads model.summary and says where most weights are',
        'Tells training from validation figures in the log',
      ],
      suggestedProjects: ['Recognize handwritten digits with the beginner tutorial and show ten mistakes'],
    },
    {
      description: 'Builds sequential and functional Keras models with help on shapes.',
      requiredCapabilities: [
        'Adds dropout, early stopping and a checkpoint callback',
        'Feeds images from a folder with image_dataset_from_directory',
      ],
      suggestedProjects: ['Tell bird songs or bird pictures apart with a pretrained Keras application'],
    },
    {
      description: 'Delivers models with efficient input pipelines and an export that others can serve.',
      requiredCapabilities: [
        'Builds a tf.data pipeline with cache, shuffle, batch and prefetch in a sensible order',
        'Writes a custom layer with get_config so that it survives saving',
        'Follows runs in TensorBoard and compares them',
      ],
      suggestedProjects: [
        'Train a text classifier, export it as a SavedModel and serve it with TensorFlow Serving in Docker',
      ],
    },
    {
      description: 'Optimizes and debugs models for servers, phones and accelerators.',
      requiredCapabilities: [
        'Explains retracing of tf.function and fixes its cause',
        'Quantizes a model for LiteRT and measures size, speed and lost accuracy on a device',
        'Distributes training with a strategy and checks that results agree',
      ],
      suggestedProjects: [
        'Put an image model on an Android phone with LiteRT and document the trade-off between size and accuracy',
      ],
    },
    {
      description: "Steers an organization's TensorFlow systems, including what to keep, port or retire.",
      requiredCapabilities: [
        'Works at the level of XLA, custom operations or saved graphs to solve problems no setting solves',
        'Plans a move of legacy graph code to Keras 3 or another backend with equal predictions proven',
      ],
      suggestedProjects: [
        'Port an old TensorFlow 1 model to Keras 3, run it on two backends and publish the numerical comparison',
      ],
    },
  ],
  'Large Language Models': [
    {
      description: 'Explains tokens, context and sampling, and why fluent answers can be false.',
      requiredCapabilities: [
        "Checks a model's claim against a source before passing it on",
        'Says what must not be pasted into an outside service',
      ],
      suggestedProjects: [
        'Ask two models ten questions of your own trade and grade each answer with evidence',
      ],
    },
    {
      description: 'Calls a model from a program with a clear prompt and handles its answer with care.',
      requiredCapabilities: [
        'Asks for structured output by schema and rejects what does not parse',
        'Counts tokens and estimates the cost of a call',
      ],
      suggestedProjects: [
        'Build a letter summarizer on a small open model that runs on your own computer with Ollama',
      ],
    },
    {
      description: 'Builds features on language models with retrieval, evaluation and limits.',
      requiredCapabilities: [
        'Grounds answers in retrieved passages and shows where each came from',
        'Keeps a test set and compares prompts and models by score, cost and delay',
        'Limits what injected text in a document can make the system do',
      ],
      suggestedProjects: [
        'Build a question answering tool over a public manual with citations, and measure correct, wrong and refused answers',
      ],
    },
    {
      description: 'Designs systems of models, tools and people, and finds the causes of their failures.',
      requiredCapabilities: [
        "Traces an agent's run step by step and narrows its tools and permissions",
        'Decides between prompting, retrieval, fine-tuning and a smaller model from measurements',
        'Tests a judging model against human labels before trusting its scores',
      ],
      suggestedProjects: [
        'Fine-tune an open model with LoRA for a narrow task and compare it with a prompted larger one on quality and cost',
      ],
    },
    {
      description:
        'Directs how an organization uses or trains language models and knows how they work inside.',
      requiredCapabilities: [
        'Explains attention, position encodings, post-training and speculative decoding from their equations to their cost',
        'Weighs privacy, licences, regulation and provider lock-in for a portfolio of uses',
      ],
      suggestedProjects: [
        'Pretrain a small transformer from scratch, run supervised and preference training on it and publish every choice',
      ],
    },
  ],
  'Model Deployment': [
    {
      description: 'Explains what happens between a trained model and the answer that a user sees.',
      requiredCapabilities: [
        'Tells batch prediction from a call to a live service',
        'Names two things besides the weights that must be shipped',
      ],
      suggestedProjects: [
        'Try three hosted demos on Hugging Face Spaces and describe their input, delay and failure',
      ],
    },
    {
      description: "Wraps a saved model in a small service with a framework's template.",
      requiredCapabilities: [
        'Loads the model once at start and validates each request',
        'Puts code, model and pinned libraries into a container',
      ],
      suggestedProjects: ['Serve a scikit-learn model with FastAPI and put a demo online for free'],
    },
    {
      description: 'Releases models to production with tests, versions and a way back.',
      requiredCapabilities: [
        'Load-tests a service and states its delay at the 95th percentile',
        'Releases to a small share of traffic first and compares results with the old version',
        'Logs inputs and predictions within privacy rules so that errors can be studied',
      ],
      suggestedProjects: [
        'Deploy an image classifier on a local Kubernetes cluster with KServe, a canary release and a rollback script',
      ],
    },
    {
      description: 'Designs serving for strict limits of delay, cost or hardware and fixes what falls short.',
      requiredCapabilities: [
        'Chooses among quantization, distillation, batching and caching by measured effect',
        'Serves a language model with vLLM and tunes batching and memory for its traffic',
        'Finds a mismatch of preprocessing between training and serving',
      ],
      suggestedProjects: [
        'Run one model under ONNX Runtime, TensorRT or OpenVINO and plain Python, and publish delay, cost and accuracy',
      ],
    },
    {
      description: 'Shapes the serving platform and its economics for many teams and kinds of model.',
      requiredCapabilities: [
        'Plans accelerator capacity, multi-tenancy and fallbacks from forecasts of demand',
        'Takes part in the design of compilers, schedulers or formats that serving relies on',
      ],
      suggestedProjects: [
        'Design and load-test a service that keeps its promises when half its accelerators vanish, and write the report',
      ],
    },
  ],
  MLOps: [
    {
      description: 'Explains why models need versions, pipelines and monitoring after launch.',
      requiredCapabilities: [
        "Follows a model's life from data to retirement in a diagram",
        'Tells data drift from a broken pipeline in a described case',
      ],
      suggestedProjects: [
        'Read two published accounts of models that failed in use and list what monitoring would have caught',
      ],
    },
    {
      description: 'Records experiments and versions data for a project that others set up.',
      requiredCapabilities: [
        'Logs parameters, metrics and artifacts of each run with MLflow',
        "Reproduces a colleague's run from its commit and data version",
      ],
      suggestedProjects: [
        'Add MLflow tracking and DVC to an earlier notebook project and reproduce its best run',
      ],
    },
    {
      description: 'Builds pipelines that train, check and register models without handwork.',
      requiredCapabilities: [
        'Blocks promotion when a new model is worse on agreed slices',
        'Tests data, training code and the packaged model in continuous integration',
        'Monitors drift and delayed labels and says what each alert should lead to',
      ],
      suggestedProjects: [
        'Build a weekly retraining pipeline on a public feed with GitHub Actions, a registry, checks and a drift report',
      ],
    },
    {
      description:
        'Designs the path to production for several teams and finds causes across data, model and service.',
      requiredCapabilities: [
        'Designs retraining triggers, shadow runs and rollback for a model whose labels come weeks late',
        'Reconstructs from lineage which data and code made a given prediction',
        'Cuts training cost with caching, spot machines and fewer needless runs',
      ],
      suggestedProjects: [
        'Simulate drift, a schema change and a poisoned label batch against your pipeline and improve it until each is caught',
      ],
    },
    {
      description: "Sets platform and governance for an organization's models, from inventory to audit.",
      requiredCapabilities: [
        'Chooses what to build on Kubeflow, a managed service or plain tools by team size and risk',
        'Turns duties such as model cards, human oversight and incident reports into automated evidence',
      ],
      suggestedProjects: [
        'Write a maturity assessment and a reference platform as code for a company of your invention, and have practitioners review it',
      ],
    },
  ],
}
