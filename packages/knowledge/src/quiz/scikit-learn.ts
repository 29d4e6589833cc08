import type { SkillQuiz } from './quiz-question.ts'

export const scikitLearnQuiz: SkillQuiz = {
  skill: 'scikit-learn',
  questions: [
    {
      id: 'scikit-learn-01',
      difficulty: 'beginner',
      question: 'What is wrong with this preprocessing?',
      code: {
        language: 'python',
        lines: [
          'scaler = StandardScaler()',
          'X_train = scaler.fit_transform(X_train)',
          'X_test = scaler.fit_transform(X_test)',
        ],
      },
      right: {
        text: 'The test data must be scaled with `transform` only',
        why: 'Fitting again uses other means and deviations, so the same raw value means different things to the model.',
      },
      wrong: [
        {
          text: 'The test data must not be scaled in any way at all',
          why: 'The model was trained on scaled values, so test data needs the same scaling.',
        },
        {
          text: 'The scaler has to be fitted on train and test joined',
          why: 'Then statistics of the test data leak into the training.',
        },
        {
          text: 'The scaler needs the labels `y` in both of the calls',
          why: '`StandardScaler` ignores labels; it works on the features alone.',
        },
      ],
    },
    {
      id: 'scikit-learn-02',
      difficulty: 'beginner',
      question: 'The call of `fit` fails with the message below. What is the remedy?',
      code: {
        language: 'python',
        lines: ['model.fit(df["sqm"], df["price"])', '# ValueError: Expected 2D array, got 1D array instead'],
      },
      right: {
        text: 'Pass `df[["sqm"]]`, a frame with one column',
        why: 'Estimators expect features as rows × columns, even if there is a single column.',
      },
      wrong: [
        {
          text: 'Pass `df["sqm"].tolist()`, a plain list',
          why: 'A flat list is one-dimensional, too, and leads to the same error.',
        },
        {
          text: 'Pass `df[["price"]]`, a 2D array as target',
          why: 'The message is about the features; a target with one dimension is fine.',
        },
        {
          text: 'Pass `df["sqm"].values`, a NumPy array',
          why: 'The array keeps its shape `(n,)`, so it has still one dimension only.',
        },
      ],
    },
    {
      id: 'scikit-learn-03',
      difficulty: 'beginner',
      question: 'Why is `stratify=y` useful here, when 3% of the labels are positive?',
      code: {
        language: 'python',
        lines: [
          'X_train, X_test, y_train, y_test = train_test_split(',
          '    X, y, test_size=0.2, random_state=0, stratify=y)',
        ],
      },
      right: {
        text: 'Both parts get about 3% positives, not a random share',
        why: 'With few positives a random split can leave the test set with too few of them for a stable estimate.',
      },
      wrong: [
        {
          text: 'Both parts get equally many positives and negatives',
          why: 'Stratifying keeps the proportion; it does not balance the classes.',
        },
        {
          text: 'The positives are repeated until the test set is full',
          why: 'No rows are repeated; that would be oversampling.',
        },
        {
          text: 'The split stays the same whenever the code is run',
          why: 'That is the effect of `random_state`.',
        },
      ],
    },
    {
      id: 'scikit-learn-04',
      difficulty: 'beginner',
      question: 'What does `model.score(X_test, y_test)` return for a `RandomForestRegressor`?',
      right: {
        text: 'The coefficient of determination R²',
        why: 'All regressors return R² by default; it can even be negative if the model is worse than the mean.',
      },
      wrong: [
        {
          text: 'The share of correct predictions',
          why: 'This is the accuracy, which classifiers return from the same method.',
        },
        {
          text: 'The mean squared error of the model',
          why: 'An error would have to be computed with `mean_squared_error`; `score` is better when larger.',
        },
        {
          text: 'The out-of-bag score of the forest',
          why: 'This is in `oob_score_` after training with `oob_score=True` and does not use the test data.',
        },
      ],
    },
    {
      id: 'scikit-learn-05',
      difficulty: 'beginner',
      question: 'You need the probability of the positive class for each row. Which expression gives it?',
      code: {
        language: 'python',
        lines: ['clf = LogisticRegression().fit(X, y)   # y contains 0 and 1'],
      },
      right: {
        text: '`clf.predict_proba(X)[:, 1]`',
        why: 'The columns follow `clf.classes_`, here 0 and 1, so the second column belongs to class 1.',
      },
      wrong: [
        {
          text: '`clf.predict_proba(X)[1]`',
          why: 'This is the second row: both probabilities of one sample.',
        },
        {
          text: '`clf.predict(X)[:, 1]`',
          why: '`predict` returns labels in one dimension, so this index fails.',
        },
        {
          text: '`clf.decision_function(X)`',
          why: 'It returns log-odds here, which are not limited to values between 0 and 1.',
        },
      ],
    },
    {
      id: 'scikit-learn-06',
      difficulty: 'beginner',
      question: 'Why does this evaluation say little about the model?',
      code: {
        language: 'python',
        lines: [
          'tree = DecisionTreeClassifier().fit(X, y)',
          'print(accuracy_score(y, tree.predict(X)))   # 1.0',
        ],
      },
      right: {
        text: 'It predicts the rows that it was trained on',
        why: 'An unlimited tree can memorize its training data. Only data held out shows how well it generalizes.',
      },
      wrong: [
        {
          text: 'It mixes up the order of labels and predictions',
          why: 'The order `y_true, y_pred` is right, and accuracy would be the same in either order.',
        },
        {
          text: 'It uses a tree, whose accuracy is not defined',
          why: 'Accuracy is defined for every classifier that predicts labels.',
        },
        {
          text: 'It lacks a random seed, so 1.0 comes by chance',
          why: 'With any seed the tree would fit its training data; chance plays no role.',
        },
      ],
    },
    {
      id: 'scikit-learn-07',
      difficulty: 'beginner',
      question:
        'The column `city` has 30 different texts. What do you use to feed it to `LogisticRegression`?',
      right: {
        text: '`OneHotEncoder(handle_unknown="ignore")`',
        why: 'Each city gets a column of its own, and cities that appear only later become all zeros instead of an error.',
      },
      wrong: [
        {
          text: '`LabelEncoder()` on the column, as integers',
          why: 'It is meant for targets; the numbers would give cities an order that a linear model takes seriously.',
        },
        {
          text: '`StandardScaler(with_mean=False)` on texts',
          why: 'A scaler needs numbers and fails on texts.',
        },
        {
          text: '`OrdinalEncoder()` with sorted categories',
          why: 'Alphabetical order has no meaning for the outcome, but a linear model would use it as a scale.',
        },
      ],
    },
    {
      id: 'scikit-learn-08',
      difficulty: 'beginner',
      question: 'Two colleagues run the same script and get different scores. What do you set?',
      code: {
        language: 'python',
        lines: [
          'X_train, X_test, y_train, y_test = train_test_split(X, y)',
          'model = RandomForestClassifier().fit(X_train, y_train)',
        ],
      },
      right: {
        text: '`random_state` in the split and in the forest',
        why: 'Both draw random numbers; with fixed seeds the runs become repeatable.',
      },
      wrong: [
        {
          text: '`n_jobs=1` in the forest, to have one process',
          why: 'Parallel training is not the source of the differences; the random draws are.',
        },
        {
          text: '`shuffle=False` in the split, and nothing else',
          why: 'The forest would still be random, and an unshuffled split of sorted data can be badly biased.',
        },
        {
          text: '`warm_start=True` in the forest, to keep trees',
          why: 'It adds trees to a fitted forest on further calls; it does not fix random numbers.',
        },
      ],
    },
    {
      id: 'scikit-learn-09',
      difficulty: 'intermediate',
      question: 'The cross-validated score is too optimistic. What do you change?',
      code: {
        language: 'python',
        lines: [
          'X = SelectKBest(k=20).fit_transform(X, y)',
          'X = SimpleImputer().fit_transform(X)',
          'cross_val_score(LogisticRegression(), X, y, cv=5)',
        ],
      },
      right: {
        text: 'Put all three steps in a pipeline, and validate the pipeline',
        why: 'Selection and imputation then learn from the training folds only, so that no labels of the test fold leak.',
      },
      wrong: [
        {
          text: 'Put the imputer before the selection, and leave the rest',
          why: 'A sensible order, but both steps would still have seen the test folds.',
        },
        {
          text: 'Raise the number of folds to 20, so that less data is held out',
          why: 'The leak has happened before the folds are made; their number does not matter.',
        },
        {
          text: 'Shuffle the rows before the selection, to have random folds',
          why: 'The selection uses the labels of all rows in whatever order.',
        },
      ],
    },
    {
      id: 'scikit-learn-10',
      difficulty: 'intermediate',
      question: 'This grid search raises an error about an invalid parameter `C`. What is right?',
      code: {
        language: 'python',
        lines: [
          'pipe = Pipeline([("scale", StandardScaler()), ("svm", SVC())])',
          'GridSearchCV(pipe, {"C": [0.1, 1, 10]}).fit(X, y)',
        ],
      },
      right: {
        text: '`{"svm__C": [0.1, 1, 10]}`',
        why: 'Parameters of a step are addressed by its name, two underscores and the parameter.',
      },
      wrong: [
        {
          text: '`{"svm.C": [0.1, 1, 10]}`',
          why: 'The separator is a double underscore, since dots do not work as keyword arguments.',
        },
        {
          text: '`{"svc__C": [0.1, 1, 10]}`',
          why: 'The step is called `svm` here; `svc` would be its name with `make_pipeline`.',
        },
        {
          text: '`{"svm": {"C": [0.1, 1]}}`',
          why: 'Grids are flat: each name maps to a list of values.',
        },
      ],
    },
    {
      id: 'scikit-learn-11',
      difficulty: 'intermediate',
      question: 'Which tool treats numeric and text columns of a frame differently and drops the rest?',
      right: {
        text: '`ColumnTransformer` with a list for each kind',
        why: 'Each transformer gets its columns; columns not listed are dropped by default (`remainder="drop"`).',
      },
      wrong: [
        {
          text: '`FeatureUnion` with a transformer for each kind',
          why: 'Each transformer of a union gets all columns, so the scaler would meet texts.',
        },
        {
          text: '`Pipeline` with a transformer for each kind',
          why: 'Steps run one after the other on the whole output of the previous step.',
        },
        {
          text: '`VotingClassifier` with a model for each kind',
          why: 'It combines predictions of models; it does not prepare columns.',
        },
      ],
    },
    {
      id: 'scikit-learn-12',
      difficulty: 'intermediate',
      question: 'What does `best_score_` stand for here, and why is it a bit too good as final figure?',
      code: {
        language: 'python',
        lines: ['search = GridSearchCV(SVC(), grid, cv=5).fit(X_train, y_train)', 'search.best_score_'],
      },
      right: {
        text: 'The mean validation score of the best candidate, picked by this very score',
        why: 'The maximum of many noisy scores is biased upward; the test set or nested cross-validation gives an honest figure.',
      },
      wrong: [
        {
          text: 'The training score of the best candidate, refitted on all the training data',
          why: 'The score comes from held-out folds; the refitted model is not scored.',
        },
        {
          text: 'The best score of a single fold, reached by any one of all the candidates',
          why: 'Candidates are compared by the mean over the folds, not by a single one.',
        },
        {
          text: 'The score on the test data, which is known to the search by its `cv` splits',
          why: 'The search sees only the training data that was passed to `fit`.',
        },
      ],
    },
    {
      id: 'scikit-learn-13',
      difficulty: 'intermediate',
      question:
        'The rows belong to 200 machines with many rows each. Which splitter tests on machines never seen?',
      right: {
        text: '`GroupKFold`, with the machine passed as `groups`',
        why: 'No group occurs in both training and test folds, so recognition of a machine does not help.',
      },
      wrong: [
        {
          text: '`StratifiedKFold`, with the machine passed as `y`',
          why: 'This does the opposite: each machine would be spread evenly over all folds.',
        },
        {
          text: '`ShuffleSplit`, with a split for each machine',
          why: 'It draws rows at random, whatever machine they belong to.',
        },
        {
          text: '`TimeSeriesSplit`, with rows sorted by machine',
          why: 'Folds are cut by position, so a machine may be cut in two, and the first rows are never tested.',
        },
      ],
    },
    {
      id: 'scikit-learn-14',
      difficulty: 'intermediate',
      question: 'In this grid the score is `neg_mean_absolute_error`. Which candidate wins?',
      code: {
        language: 'text',
        lines: [
          'params               mean_test_score',
          "{'max_depth': 4}     -31.2",
          "{'max_depth': 8}     -24.7",
          "{'max_depth': 16}    -27.9",
        ],
      },
      right: {
        text: 'Depth 8, as -24.7 is the largest',
        why: 'Scorers are always better when larger, so errors are negated: the mean absolute error is 24.7.',
      },
      wrong: [
        {
          text: 'Depth 4, as -31.2 is the smallest',
          why: 'The smallest negated error is the largest error.',
        },
        {
          text: 'Depth 16, as it is the most flexible',
          why: 'More flexibility does not help by itself: its error of 27.9 is larger than 24.7.',
        },
        {
          text: 'No depth, as negative scores are invalid',
          why: 'Negative values are the convention for errors, not a failure.',
        },
      ],
    },
    {
      id: 'scikit-learn-15',
      difficulty: 'intermediate',
      question:
        'You want coefficients of a linear model to be exactly zero for useless features. Which model?',
      right: {
        text: '`Lasso(alpha=0.1)`, after scaling',
        why: 'The L1 penalty sets small coefficients to exactly zero; scaling makes the penalty fair.',
      },
      wrong: [
        {
          text: '`Ridge(alpha=0.1)`, after scaling',
          why: 'The L2 penalty shrinks coefficients toward zero, but hardly ever to exactly zero.',
        },
        {
          text: '`LinearRegression()`, after scaling',
          why: 'Without a penalty, noise features keep small coefficients different from zero.',
        },
        {
          text: '`ElasticNet(l1_ratio=0)`, after scaling',
          why: 'With a ratio of 0 only the L2 part remains, which is a ridge regression.',
        },
      ],
    },
    {
      id: 'scikit-learn-16',
      difficulty: 'intermediate',
      question: 'What does `class_weight="balanced"` do in this model?',
      code: {
        language: 'python',
        lines: ['LogisticRegression(class_weight="balanced").fit(X, y)   # 2% positive'],
      },
      right: {
        text: 'Errors on positives weigh about 49 times more in the loss',
        why: 'Weights are inverse to the class frequencies (98 to 2). Recall rises, and the probabilities are no longer calibrated.',
      },
      wrong: [
        {
          text: 'Positive rows are copied until both classes are equal in size',
          why: 'Weights change the loss, not the data; oversampling needs other tools.',
        },
        {
          text: 'The threshold of `predict` moves from 0.5 to a value of 0.02',
          why: 'The threshold stays at 0.5; the fitted probabilities are what moves.',
        },
        {
          text: 'The metric `score` counts both classes alike in its average',
          why: '`score` is still the plain accuracy; balanced accuracy is another metric.',
        },
      ],
    },
    {
      id: 'scikit-learn-17',
      difficulty: 'expert',
      question:
        'Predictions with a saved pipeline differ after an upgrade of scikit-learn on the server. Which practice is right?',
      code: {
        language: 'text',
        lines: [
          'InconsistentVersionWarning: Trying to unpickle estimator LogisticRegression',
          'from version 1.4.2 when using version 1.7.0.',
        ],
      },
      right: {
        text: 'Load with the versions used in training, or train anew for the upgrade',
        why: 'Pickles hold internals that may change between versions; there is no guarantee even if loading works.',
      },
      wrong: [
        {
          text: 'Load with `joblib` instead of `pickle`, which is stable over versions',
          why: '`joblib` uses pickle underneath, with faster handling of arrays; versions matter just as much.',
        },
        {
          text: 'Load it, silence the warning, and check that there is no exception',
          why: 'A model can load without an exception and still predict something else.',
        },
        {
          text: 'Load it once with the new version and save it again to convert it',
          why: 'Saving stores the possibly inconsistent state; nothing is converted.',
        },
      ],
    },
    {
      id: 'scikit-learn-18',
      difficulty: 'expert',
      question: 'Your transformer works alone, but a `GridSearchCV` over `q` fails. What has to change?',
      code: {
        language: 'python',
        lines: [
          'class Clip(TransformerMixin, BaseEstimator):',
          '    def __init__(self, q=0.01):',
          '        self.low, self.high = q, 1 - q',
          '    def fit(self, X, y=None):',
          '        self.bounds_ = np.quantile(X, [self.low, self.high], axis=0)',
          '        return self',
          '    # transform() clips X to self.bounds_',
        ],
      },
      right: {
        text: '`__init__` has to store `q` as `self.q` and nothing else',
        why: '`clone` and `set_params` read and write attributes named like the arguments; derived values belong in `fit`.',
      },
      wrong: [
        {
          text: '`fit` has to return the bounds rather than the object',
          why: '`fit` must return `self`, so that calls can be chained.',
        },
        {
          text: '`bounds_` must not end in an underscore when it is set',
          why: 'The trailing underscore is the convention for attributes learned in `fit`.',
        },
        {
          text: '`q` must not have a default, so that the search sets it',
          why: 'Defaults are expected: every estimator should be constructible without arguments.',
        },
      ],
    },
    {
      id: 'scikit-learn-19',
      difficulty: 'expert',
      question: 'A nested cross-validation is wanted. What does this code estimate?',
      code: {
        language: 'python',
        lines: ['search = GridSearchCV(pipe, grid, cv=5)', 'scores = cross_val_score(search, X, y, cv=5)'],
      },
      right: {
        text: 'The quality of the procedure, search included',
        why: 'Each outer fold runs its own search on its training part, so the test part had no say in the choice.',
      },
      wrong: [
        {
          text: 'The quality of one fixed set of the best parameters',
          why: 'The outer folds may choose different parameters; the estimate is about the procedure.',
        },
        {
          text: 'The quality of the best fold, as the search picks it',
          why: 'The search picks parameters within a fold; all outer scores are returned.',
        },
        {
          text: 'The same as `best_score_`, just at a higher cost',
          why: '`best_score_` was maximized over the candidates and is biased upward; the outer scores are not.',
        },
      ],
    },
    {
      id: 'scikit-learn-20',
      difficulty: 'expert',
      question:
        'A boosted classifier ranks well, but its probabilities are overconfident. What does this code do about it?',
      code: {
        language: 'python',
        lines: [
          'base = HistGradientBoostingClassifier()',
          'cal = CalibratedClassifierCV(base, method="isotonic", cv=5).fit(X, y)',
        ],
      },
      right: {
        text: 'It maps scores to probabilities with a curve fitted on held-out folds',
        why: 'The curve is learned on predictions for rows that the base model has not seen; with few rows the sigmoid is safer than isotonic.',
      },
      wrong: [
        {
          text: 'It maps scores to probabilities with a curve fitted on training rows',
          why: 'On its own training rows the model is most overconfident, so such a curve would be misleading.',
        },
        {
          text: 'It searches the learning rate that gives the best calibrated boosting',
          why: 'No hyperparameters are searched; the base model keeps its settings.',
        },
        {
          text: 'It averages five models, which makes their probabilities calibrated',
          why: 'The models are averaged, but it is the fitted curve of each that calibrates.',
        },
      ],
    },
    {
      id: 'scikit-learn-21',
      difficulty: 'expert',
      question:
        '`TargetEncoder` is used in a pipeline. Why do these two lines give different results for the same data?',
      code: {
        language: 'python',
        lines: ['a = TargetEncoder().fit_transform(X, y)', 'b = TargetEncoder().fit(X, y).transform(X)'],
      },
      right: {
        text: '`fit_transform` encodes each row with targets of other folds only',
        why: 'Internal cross-fitting keeps the target of a row out of its own feature; `b` would leak it into the training.',
      },
      wrong: [
        {
          text: '`fit_transform` adds random noise to the means of all categories',
          why: 'No noise is added; the differences come from the folds.',
        },
        {
          text: '`fit_transform` uses only the rows whose category is a rare one',
          why: 'All rows are used; rare categories are shrunk toward the overall mean in either way.',
        },
        {
          text: '`fit_transform` sorts the categories before it assigns the means',
          why: 'The order of categories has no influence on their means.',
        },
      ],
    },
    {
      id: 'scikit-learn-22',
      difficulty: 'expert',
      question:
        'On a machine with 16 cores, the search and the forest both ask for all of them. What would you configure?',
      code: {
        language: 'python',
        lines: [
          'forest = RandomForestClassifier(n_estimators=500, n_jobs=-1)',
          'GridSearchCV(forest, grid, cv=5, n_jobs=16).fit(X, y)',
        ],
      },
      right: {
        text: 'Parallelism at one level: the search, with `n_jobs=1` in the forest',
        why: 'Many independent fits keep all cores busy with little overhead; nested workers at best gain nothing and cost memory.',
      },
      wrong: [
        {
          text: 'Parallelism at both levels, so that no core is idle at any time',
          why: 'Sixteen fits fill sixteen cores already; more workers compete for them.',
        },
        {
          text: 'Parallelism at neither level, as Python has a global lock anyway',
          why: 'Separate processes and compiled code that releases the lock do run in parallel.',
        },
        {
          text: 'Parallelism at one level: the folds, with `cv=16` to match the cores',
          why: 'The number of folds should follow from the data; the candidates give enough independent fits already.',
        },
      ],
    },
    {
      id: 'scikit-learn-23',
      difficulty: 'expert',
      question:
        'Text arrives as a stream and does not fit into memory. Which combination can learn from it in batches?',
      right: {
        text: '`HashingVectorizer` and `SGDClassifier.partial_fit`',
        why: 'Hashing needs no vocabulary, hence no pass over all texts, and the classifier updates with each batch.',
      },
      wrong: [
        {
          text: '`TfidfVectorizer` and `SGDClassifier.partial_fit`',
          why: 'The vocabulary and document frequencies have to be learned from all texts before.',
        },
        {
          text: '`HashingVectorizer` and `LogisticRegression.fit`',
          why: '`fit` starts anew at each call, so only the last batch would count.',
        },
        {
          text: '`HashingVectorizer` and `SVC` with `warm_start`',
          why: '`SVC` has no warm start and needs all data at once; its cost grows at least with the square of the rows.',
        },
      ],
    },
    {
      id: 'scikit-learn-24',
      difficulty: 'expert',
      question:
        'A random id column ranks high by `feature_importances_` of a forest. Why, and what do you use instead?',
      code: {
        language: 'text',
        lines: ['feature      importance', 'income       0.31', 'random_id    0.22', 'is_member    0.04'],
      },
      right: {
        text: 'Impurity favors many split points; permute columns on held-out data',
        why: 'Deep trees can fit noise with a feature of many values, and the measure is taken on training data.',
      },
      wrong: [
        {
          text: 'Impurity favors scaled features; standardize all of them before it',
          why: 'Trees do not depend on the scale of features, so standardizing changes nothing.',
        },
        {
          text: 'The id carries real information; keep it as an ordinary feature',
          why: 'A random number cannot carry information about new rows; the importance reflects overfitting.',
        },
        {
          text: 'The forest has too few trees; add some until the id falls to zero',
          why: 'More trees make the figure stabler, but the preference for many split points remains.',
        },
      ],
    },
  ],
}
