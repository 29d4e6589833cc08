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
        'Publish a benchmark or method with code, several seeds, baselines tuned as hard as your own method, and its failures stated',
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
        'Predict repeat purchases from a public order history with features built as of a cut-off date',
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
        'Runs a catalog with lineage, freshness and privacy class for every feature',
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
        'Splits training across several devices and explains the losses in efficiency',
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
        'Speed up an open source training script threefold on one GPU with evidence for each change',
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
        'Build a letter summarizer on a small open-weight model that runs on your own computer with Ollama',
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
        'Fine-tune an open-weight model with LoRA for a narrow task and compare it with a larger one that is only prompted on quality and cost',
      ],
    },
    {
      description:
        'Directs how an organization uses or trains language models and knows how they work inside.',
      requiredCapabilities: [
        'Explains attention, position encodings, post-training and speculative decoding from their equations to their cost',
        'Weighs privacy, licenses, regulation and provider lock-in for a portfolio of uses',
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
  Keras: [
    {
      description: 'Reads a Keras model and names input, layers and output.',
      requiredCapabilities: ['Runs a sample and sees the loss fall', 'Says what an epoch and a batch are'],
      suggestedProjects: ['Train the clothing classifier from the beginner guide and change one layer'],
    },
    {
      description: 'Assembles sequential and functional models and trains them with callbacks.',
      requiredCapabilities: [
        'Freezes a pretrained base and trains a new head',
        'Stops early and keeps the best weights',
      ],
      suggestedProjects: ['Tell ten kinds of leaves apart in openly licensed photos'],
    },
    {
      description: 'Builds custom layers, losses and training that run on any backend.',
      requiredCapabilities: [
        'Writes with keras.ops so that JAX, PyTorch and TensorFlow give the same result',
        'Overrides train_step or compute_loss where fit is not enough',
        'Saves a model in the .keras format and loads it elsewhere',
      ],
      suggestedProjects: ['Build a denoising autoencoder with a custom loss and compare three backends'],
    },
    {
      description: 'Designs reusable model libraries and finds numerical, shape and speed faults.',
      requiredCapabilities: [
        'Explains differing results between backends by precision, layout or seed',
        'Trains on several devices through keras.distribution',
      ],
      suggestedProjects: [
        'Reproduce a paper as a Keras model with tests, pretrained weights and a score within half a point',
      ],
    },
    {
      description: 'Leads the use of Keras, or its replacement, in research and production.',
      requiredCapabilities: [
        'Weighs a multi-backend layer against direct PyTorch or JAX with costs on both sides',
        'Contributes layers, examples or fixes to the project',
      ],
      suggestedProjects: [
        'Publish a KerasHub-compatible model with a conversion test against the original weights',
      ],
    },
  ],
  JAX: [
    {
      description: 'Reads a JAX function and explains why it must be pure.',
      requiredCapabilities: [
        'Runs code on CPU and finds out which devices there are',
        'Says what grad returns',
      ],
      suggestedProjects: ['Draw a function and its gradient with grad and vmap'],
    },
    {
      description: 'Writes numerical functions with grad, jit and vmap by example.',
      requiredCapabilities: [
        'Splits random keys instead of reusing one',
        'Replaces in-place changes with .at[].set',
      ],
      suggestedProjects: ['Fit a logistic regression by your own gradient descent under jit'],
    },
    {
      description: 'Trains models with Flax, Equinox or plain functions and Optax.',
      requiredCapabilities: [
        'Handles parameters as pytrees and maps over them',
        'Uses scan and cond where Python control flow would be traced wrongly',
        'Avoids recompilation by keeping shapes and static arguments stable',
      ],
      suggestedProjects: ['Train a small character-level transformer in a free notebook with an accelerator'],
    },
    {
      description: 'Scales and debugs programs across many devices.',
      requiredCapabilities: [
        'Shards arrays across a device mesh and checks the communication it causes',
        'Reads a profile or compiled HLO to explain time and memory',
        'Checkpoints a long run and restores it on another number of devices',
      ],
      suggestedProjects: [
        'Train the same model under data and tensor parallelism and explain the measured speed',
      ],
    },
    {
      description: 'Works on transformations, compilers or kernels and directs large research code.',
      requiredCapabilities: [
        'Writes a Pallas kernel or a custom derivative rule with tests',
        'Explains tracing, jaxprs and XLA lowering of a program that misbehaves',
      ],
      suggestedProjects: [
        'Publish a kernel or library on JAX with benchmarks against the best known alternative',
      ],
    },
  ],
  'Neural Networks': [
    {
      description: 'Explains a neuron, a weight and an activation with pencil and paper.',
      requiredCapabilities: [
        'Computes one output from two inputs',
        'Says what training changes and what it leaves alone',
      ],
      suggestedProjects: ['Work out by hand how a single neuron learns the OR function'],
    },
    {
      description: 'Implements a small network from scratch with a guide.',
      requiredCapabilities: [
        'Codes forward and backward pass for one hidden layer',
        'Checks a gradient numerically',
      ],
      suggestedProjects: ['Recognize digits with a network written in NumPy only'],
    },
    {
      description: 'Chooses and trains suitable network types for ordinary data.',
      requiredCapabilities: [
        'Decides among dense, convolutional, recurrent and attention layers by the structure of the input',
        'Sets initialization, normalization and learning rate and explains each',
        'Compares with a simpler model and admits when that wins',
      ],
      suggestedProjects: [
        'Forecast energy demand from public data with a network and with a seasonal baseline',
      ],
    },
    {
      description: 'Analyzes why networks learn slowly, forget or fail on certain inputs.',
      requiredCapabilities: [
        'Inspects activations, gradients and attributions to find a fault',
        'Constructs adversarial or shifted inputs and improves robustness',
      ],
      suggestedProjects: [
        'Train a network that relies on a planted shortcut, reveal it and remove the shortcut',
      ],
    },
    {
      description: 'Contributes to the theory or construction of networks and teaches it soundly.',
      requiredCapabilities: [
        'Relates width, depth and optimization to known results on expressivity and generalization',
        'Interprets circuits or representations of a trained network with causal tests',
      ],
      suggestedProjects: [
        'Publish an interpretability study of a small network with code and falsifiable claims',
      ],
    },
  ],
  XGBoost: [
    {
      description: 'Explains how many small trees correct one another.',
      requiredCapabilities: [
        'Reads a feature importance plot and says what it cannot prove',
        'Says what a boosting round adds',
      ],
      suggestedProjects: ['Train on a sample table with default settings and beat a single tree'],
    },
    {
      description: 'Trains classifiers and regressors with early stopping on a validation set.',
      requiredCapabilities: [
        'Changes depth, learning rate and rounds and notes the effect',
        'Passes categories and missing values in a supported form',
      ],
      suggestedProjects: ['Predict flight delays from public data and compare with linear regression'],
    },
    {
      description: 'Delivers tuned, explained models for tabular problems.',
      requiredCapabilities: [
        'Searches parameters with Optuna inside proper cross-validation',
        'Chooses an objective and metric for counts, ranks or rare events',
        'Explains predictions with SHAP and its limits',
      ],
      suggestedProjects: [
        'Build an insurance claim model with a count objective, calibration and a report for people outside the field',
      ],
    },
    {
      description: 'Handles large, constrained or unusual problems and finds leakage and overfitting.',
      requiredCapabilities: [
        'Sets monotonic and interaction constraints from domain rules',
        'Writes a custom objective with gradient and Hessian and tests it',
        'Trains on a GPU or on data larger than memory and verifies equal quality',
      ],
      suggestedProjects: [
        'Compare XGBoost, LightGBM and CatBoost on five public data sets with equal tuning budgets',
      ],
    },
    {
      description: 'Shapes tabular learning in an organization and knows the algorithm from its source.',
      requiredCapabilities: [
        'Derives split gain and regularization, and explains histogram building',
        'Decides when trees, linear models or tabular foundation models fit, with evidence',
      ],
      suggestedProjects: ['Contribute an improvement or publish a reproducible benchmark that others extend'],
    },
  ],
  'Natural Language Processing': [
    {
      description: 'Explains tasks such as classification, tagging and translation with examples.',
      requiredCapabilities: [
        'Splits a sentence into tokens and lemmas by hand',
        'Shows how the same word can mean different things',
      ],
      suggestedProjects: ['Run a sentiment model on twenty reviews and explain its mistakes'],
    },
    {
      description: 'Prepares text and applies ready-made models with a library.',
      requiredCapabilities: [
        'Normalizes encoding, language and duplicates before counting',
        'Extracts names and dates with spaCy',
      ],
      suggestedProjects: ['List the places named most often in a novel from Project Gutenberg'],
    },
    {
      description: 'Builds and evaluates text systems for a given language and purpose.',
      requiredCapabilities: [
        'Writes labeling rules and measures agreement of two annotators',
        'Compares TF-IDF, embeddings and a fine-tuned encoder on the same test set',
        'Breaks errors down by class, length and source',
      ],
      suggestedProjects: [
        'Build a search over local council minutes and judge it with fifty labeled queries',
      ],
    },
    {
      description: 'Solves hard cases: little data, many languages, long texts or shifting vocabulary.',
      requiredCapabilities: [
        'Designs weak supervision or active learning that lowers labeling effort',
        'Chooses tokenizers and models for morphologically rich or low-resource languages',
        'Finds annotation artifacts that let a model cheat',
      ],
      suggestedProjects: [
        'Train a named entity model for a small language from 500 sentences and report its limits',
      ],
    },
    {
      description: 'Leads language technology with command of linguistics, models and evaluation.',
      requiredCapabilities: [
        'Questions a benchmark by showing what it rewards by accident',
        'Combines rules, retrieval, small models and large ones by quality, cost and the need to explain a result',
      ],
      suggestedProjects: ['Publish a data set with annotation guide, baselines and a data statement'],
    },
  ],
  'Computer Vision': [
    {
      description: 'Explains pixels, channels and tasks such as detection and segmentation.',
      requiredCapabilities: [
        'Opens a picture as an array and reads its size',
        'Tells a bounding box from a mask',
      ],
      suggestedProjects: ['Count coins in a photo with thresholding and note where it fails'],
    },
    {
      description: 'Applies ready-made models and OpenCV operations to pictures.',
      requiredCapabilities: [
        'Converts color order, resizes and draws results correctly',
        'Runs a pretrained detector on new photos and reads its confidence scores',
      ],
      suggestedProjects: ['Blur faces in a folder of your own pictures automatically'],
    },
    {
      description: 'Builds detectors, classifiers or segmenters for a real task from labels to report.',
      requiredCapabilities: [
        'Labels consistently and splits by scene or camera, not by frame',
        'Chooses augmentations that the camera could really produce',
        'Reports precision and recall by size and condition, with mean average precision as one figure',
      ],
      suggestedProjects: [
        'Train a detector for litter or birds on 300 pictures of your own and test it in other weather',
      ],
    },
    {
      description: 'Designs systems with geometry, video or edge limits and finds their blind spots.',
      requiredCapabilities: [
        'Calibrates cameras and measures in the scene with stated error',
        'Tracks objects through occlusion and tells detection from association faults',
        'Fits a model to a small device and keeps its accuracy within a limit',
      ],
      suggestedProjects: [
        'Build a people counter that runs on a single-board computer and keeps no pictures',
      ],
    },
    {
      description: 'Directs vision products or research, with privacy and safety settled first.',
      requiredCapabilities: [
        'Weighs foundation models, simulation and classical methods for a new domain',
        'Draws the limits of face and behavior analysis from law and error by group',
      ],
      suggestedProjects: [
        'Publish a reproducible study on robustness under one real kind of shift, with data and code',
      ],
    },
  ],
  'Generative AI': [
    {
      description: 'Explains what generative models for text, image and sound produce and from what.',
      requiredCapabilities: [
        'Recognizes typical signs of error or forgery without claiming certainty',
        "Says what a provider's terms let it do with inputs and outputs",
      ],
      suggestedProjects: ['Make the same poster with three free tools and compare rights, faults and effort'],
    },
    {
      description: 'Uses models through tools and simple calls for drafts that a person checks.',
      requiredCapabilities: [
        'Writes prompts with aim, context, limits and an example',
        'Compares several outputs by set criteria',
      ],
      suggestedProjects: ['Draft and correct a product description in two languages with every fact checked'],
    },
    {
      description: 'Builds features with text or image models that handle cost, failure and misuse.',
      requiredCapabilities: [
        'Defines acceptance tests for open-ended output',
        'Adds moderation, limits and a visible label for generated content',
        'Keeps prompts, models and settings under version control',
      ],
      suggestedProjects: [
        'Build an alternative-text assistant for images with human approval and measured corrections',
      ],
    },
    {
      description: 'Designs multimodal and agent systems and evaluates them beyond a good demo.',
      requiredCapabilities: [
        'Chooses among hosted, open-weight and self-trained models with a test on the real task',
        'Red-teams a system for leakage, injection and harmful output and closes the gaps',
        'Adapts diffusion or language models with LoRA and checks what they forget',
      ],
      suggestedProjects: [
        'Build a local image-generation pipeline with control inputs, provenance marks and a quality study with readers',
      ],
    },
    {
      description: 'Sets direction, safeguards and economics for generative systems in an organization.',
      requiredCapabilities: [
        'Judges use cases by value after checking, rework and accidents',
        'Writes copyright, privacy and transparency duties into product requirements',
      ],
      suggestedProjects: [
        'Write a responsible-use standard with evaluation suite and release gate, and apply it to two open source systems',
      ],
    },
  ],
  MLflow: [
    {
      description: 'Opens the tracking page and compares two runs.',
      requiredCapabilities: [
        'Tells a parameter, a metric and an artifact apart',
        'Finds the model that a run saved',
      ],
      suggestedProjects: ['Run the quickstart locally and describe what it recorded'],
    },
    {
      description: 'Logs training runs from a script with autologging or explicit calls.',
      requiredCapabilities: [
        'Groups runs by experiment and tags them',
        'Saves a model with an input example and signature',
      ],
      suggestedProjects: ['Track twenty settings of a small classifier and pick one by its chart'],
    },
    {
      description: "Runs tracking and registry for a team's projects, from training to serving.",
      requiredCapabilities: [
        'Promotes models by alias after checks pass',
        'Packages custom code as a pyfunc model with fixed dependencies',
        'Serves and tests a registered model in a container',
      ],
      suggestedProjects: ['Set up a server with PostgreSQL and object storage, and register a model from CI'],
    },
    {
      description: 'Integrates evaluation, tracing and access rules and repairs broken lineage.',
      requiredCapabilities: [
        'Evaluates language model applications with traces and scorers',
        'Moves experiments between servers without losing run history',
        'Finds slow queries or lost artifacts behind a failing server',
      ],
      suggestedProjects: [
        'Trace and evaluate a retrieval application with labeled cases and a regression gate',
      ],
    },
    {
      description: 'Decides how experiment and model records serve a whole organization.',
      requiredCapabilities: [
        'Designs tenancy, retention and audit across many teams and clouds',
        'Writes plugins for stores, deployment or authentication',
      ],
      suggestedProjects: ['Publish a plugin or migration tool with tests against two MLflow major versions'],
    },
  ],
  LightGBM: [
    {
      description: 'Explains why grouping values into bins makes boosted trees fast.',
      requiredCapabilities: [
        'Trains with default settings and reads the training log',
        'Tells leaf-wise from level-wise growth in a drawing',
      ],
      suggestedProjects: ['Classify mushrooms and see which columns the trees use most'],
    },
    {
      description: 'Fits models with early stopping and categories in their native form.',
      requiredCapabilities: [
        'Marks category columns instead of one-hot encoding them',
        'Limits num_leaves and min_data_in_leaf against overfitting',
      ],
      suggestedProjects: ['Predict used car prices and note the effect of five parameters'],
    },
    {
      description: 'Delivers models for ranking, forecasting or classification with sound validation.',
      requiredCapabilities: [
        'Groups queries properly for a ranking objective',
        'Predicts quantiles and checks their coverage',
        'Builds lag features for forecasts without touching the future',
      ],
      suggestedProjects: ['Forecast sales of a public competition with one model for many series'],
    },
    {
      description: 'Handles huge or skewed data and explains odd predictions.',
      requiredCapabilities: [
        'Trains distributed or on GPU and checks agreement with one machine',
        'Uses linear trees, forced splits or custom losses where data call for them',
      ],
      suggestedProjects: [
        'Rank search results of an open learning-to-rank set and analyze losses by query type',
      ],
    },
    {
      description: "Chooses boosting libraries for an organization and knows this one's source.",
      requiredCapabilities: [
        'Explains gradient-based sampling and feature bundling with their error',
        'Ships compact models to C or ONNX runtimes with equal scores',
      ],
      suggestedProjects: ['Contribute a fix or publish an analysis of when leaf-wise growth fails'],
    },
  ],
  'Amazon SageMaker': [
    {
      description: 'Explains which parts of SageMaker prepare, train, register and serve.',
      requiredCapabilities: [
        'Finds a notebook, a job and an endpoint in the console',
        'Says which of them cost money while idle',
      ],
      suggestedProjects: [
        'Sketch the parts that a small churn model would need, with a price for each from the calculator',
      ],
    },
    {
      description: 'Trains a built-in or script-mode model with a prepared role and bucket.',
      requiredCapabilities: [
        'Starts a training job and finds its log and artifact',
        'Deletes endpoints after use',
      ],
      suggestedProjects: [
        'Train XGBoost on a public table in a trial account and score a file with batch transform',
      ],
    },
    {
      description: 'Builds pipelines from data to a monitored endpoint.',
      requiredCapabilities: [
        'Writes a pipeline with processing, training, condition and registration',
        'Brings a custom container that answers the health check',
        'Chooses real-time, serverless, asynchronous or batch inference by traffic',
      ],
      suggestedProjects: [
        'Build a project with a pipeline, an approval step and deployment from CI, then tear it down by code',
      ],
    },
    {
      description: 'Secures, tunes and debugs larger uses of the service.',
      requiredCapabilities: [
        'Restricts roles, networks and keys so that training data cannot leave',
        'Cuts cost with spot training, checkpoints and multi-model endpoints',
        'Explains a failed distributed job from instance metrics and logs',
      ],
      suggestedProjects: ['Compare three serving options under the same load with cost per thousand calls'],
    },
    {
      description: 'Leads the machine learning platform on AWS across accounts and teams.',
      requiredCapabilities: [
        'Plans domains, quotas, lineage and audit for an organization',
        'Decides between SageMaker, Kubernetes and Bedrock for each kind of work',
      ],
      suggestedProjects: [
        'Publish a landing zone as code for data scientists, with budgets and policy tests',
      ],
    },
  ],
  'Vertex AI': [
    {
      description: 'Finds datasets, pipelines, models and endpoints in the Google Cloud console.',
      requiredCapabilities: [
        'Tells a custom job from AutoML',
        'Tries a model in Model Garden and notes its terms',
      ],
      suggestedProjects: ['Compare two hosted models on the same ten tasks within the free credit'],
    },
    {
      description: 'Trains and calls a simple model with the Python SDK, following a codelab.',
      requiredCapabilities: [
        'Uploads data to the right region',
        'Removes a deployed model after the exercise',
      ],
      suggestedProjects: ['Train a tabular model on open taxi data and run a batch prediction'],
    },
    {
      description: 'Builds pipelines and services for a team with KFP and the registry.',
      requiredCapabilities: [
        'Writes components with typed inputs and cached steps',
        'Splits endpoint traffic between two model versions',
        'Grants service accounts only what a job needs',
      ],
      suggestedProjects: [
        'Build a pipeline that trains, evaluates, registers and deploys only if scores rise',
      ],
    },
    {
      description: 'Designs secure, affordable systems and repairs skew, quota and latency trouble.',
      requiredCapabilities: [
        'Sets up feature serving and monitors skew and drift with useful alerts',
        'Isolates projects with VPC Service Controls and customer-managed keys',
        "Evaluates generative models on labeled cases from the team's own product",
      ],
      suggestedProjects: ['Serve an open-weight model on GPUs and TPUs and compare cost, delay and quality'],
    },
    {
      description: 'Leads AI platforms on Google Cloud and their place among other options.',
      requiredCapabilities: [
        'Plans quotas, regions, agent governance and exit for many teams',
        'Judges managed services against GKE by figures from pilots',
      ],
      suggestedProjects: [
        'Write a reference set-up in Terraform with evaluation gate, audit trail and tear-down tests',
      ],
    },
  ],
  'Azure Machine Learning': [
    {
      description: 'Finds workspace, data, jobs and endpoints in the studio.',
      requiredCapabilities: [
        'Tells a compute instance from a compute cluster',
        'Says which resources keep costing after hours',
      ],
      suggestedProjects: ['Walk through a Learn module and draw how its resources depend on one another'],
    },
    {
      description: 'Submits training jobs with the CLI or SDK version 2 from examples.',
      requiredCapabilities: [
        'Writes a job in YAML with environment and inputs',
        'Lets a cluster scale to zero',
      ],
      suggestedProjects: ['Train a diabetes model from the samples and register it with its metrics'],
    },
    {
      description: 'Builds pipelines, registries and managed endpoints for real models.',
      requiredCapabilities: [
        'Moves traffic between blue and green deployments',
        'Reuses components across pipelines with fixed versions',
        'Signs in by managed identity instead of keys',
      ],
      suggestedProjects: ['Build a pipeline and deployment with GitHub Actions, tests and a rollback'],
    },
    {
      description: 'Designs private, governed and economical workspaces and solves their failures.',
      requiredCapabilities: [
        'Runs training behind private endpoints with controlled outbound rules',
        'Debugs environment builds and distributed jobs from logs',
        'Sets up model monitoring with reference data and thresholds',
      ],
      suggestedProjects: [
        'Compare managed online endpoints and AKS for the same model on cost, scale and upkeep',
      ],
    },
    {
      description:
        'Leads model platforms on Azure across subscriptions, and decides what runs in Foundry instead.',
      requiredCapabilities: [
        'Plans hub and project layout, policy and registries across business units',
        'Turns responsible AI checks into release conditions with evidence',
      ],
      suggestedProjects: [
        'Publish templates in Bicep or Terraform with policy tests for three sizes of team',
      ],
    },
  ],
  Kubeflow: [
    {
      description: "Names the parts of Kubeflow and what each does in a model's life.",
      requiredCapabilities: [
        'Opens the dashboard and follows a pipeline run',
        'Tells a component from a pipeline',
      ],
      suggestedProjects: ['Install Kubeflow Pipelines on a local kind cluster and run a sample'],
    },
    {
      description: 'Writes small pipelines with the KFP SDK in a prepared namespace.',
      requiredCapabilities: [
        'Passes artifacts and parameters between lightweight components',
        'Sets memory and processor requests',
      ],
      suggestedProjects: ['Build a pipeline of load, train and evaluate on the iris data'],
    },
    {
      description: 'Builds training, tuning and serving for a team on the platform.',
      requiredCapabilities: [
        'Runs a distributed TrainJob and collects its logs',
        'Tunes parameters with Katib and early stopping',
        'Serves with KServe and scales to zero',
      ],
      suggestedProjects: ['Build a tuned image model from data to canary service on one cluster'],
    },
    {
      description: 'Operates and debugs multi-user installations.',
      requiredCapabilities: [
        'Isolates profiles with network policies, quotas and authorization rules',
        'Shares GPUs among jobs with queues such as Kueue',
        'Upgrades components with tested manifests and backups',
      ],
      suggestedProjects: ['Break storage, gateway and controller in a lab and write recovery steps'],
    },
    {
      description: 'Decides what to run on Kubeflow and helps to develop it.',
      requiredCapabilities: [
        'Composes only those components that teams use and supports them for years',
        'Contributes controllers, SDK parts or conformance tests',
      ],
      suggestedProjects: ['Publish a distribution for small teams with install, upgrade and security tests'],
    },
  ],
  'Weights & Biases': [
    {
      description: "Reads a project's charts and finds the run with the lowest loss.",
      requiredCapabilities: [
        'Compares settings of two runs in a table',
        'Shares a report by link and checks who can see it',
      ],
      suggestedProjects: ['Explore a public project and explain why one run failed'],
    },
    {
      description: 'Logs metrics, settings and sample outputs from a training script.',
      requiredCapabilities: [
        'Names and groups runs so that they can be found again',
        'Logs pictures or tables of wrong predictions',
      ],
      suggestedProjects: ['Add tracking to a digit classifier in a free personal account'],
    },
    {
      description: "Runs sweeps, artifacts and reports for a team's projects.",
      requiredCapabilities: [
        'Defines a sweep with sensible ranges and early termination',
        'Versions data and models as artifacts with aliases',
        'Resumes an interrupted run without splitting its history',
      ],
      suggestedProjects: [
        'Tune a segmentation model with a sweep and write a report that justifies the choice',
      ],
    },
    {
      description: 'Integrates tracking with CI, registries and large training runs.',
      requiredCapabilities: [
        'Logs from hundreds of processes without slowing them',
        'Finds a regression through artifact lineage',
        'Follows a language model application call by call in Weave and scores its answers',
      ],
      suggestedProjects: [
        'Build a promotion gate that compares a candidate with production on stored evaluations',
      ],
    },
    {
      description: 'Sets experiment practice and its tools for an organization.',
      requiredCapabilities: [
        'Decides between hosted, dedicated and self-managed service by data duties and price',
        'Writes governance reports from the public API',
      ],
      suggestedProjects: [
        'Move a year of runs between trackers with checks that curves and lineage survived',
      ],
    },
  ],
}
