import type { SkillQuiz } from './quiz-question.ts'

export const pytorchQuiz: SkillQuiz = {
  skill: 'PyTorch',
  questions: [
    {
      id: 'pytorch-01',
      difficulty: 'beginner',
      question: 'The loss of this loop behaves erratically. Which line is missing?',
      code: {
        language: 'python',
        lines: [
          'for x, y in loader:',
          '    loss = loss_fn(model(x), y)',
          '    loss.backward()',
          '    optimizer.step()',
        ],
      },
      right: {
        text: '`optimizer.zero_grad()` in each iteration',
        why: '`backward` adds to existing gradients; without resetting, each step uses the sum of all batches so far.',
      },
      wrong: [
        {
          text: '`model.eval()` at the start of the loop',
          why: 'Evaluation mode would switch off dropout and the like during training; gradients would still add up.',
        },
        {
          text: '`loss.detach()` ahead of the backward pass',
          why: 'A detached loss has no graph, so `backward` would fail.',
        },
        {
          text: '`torch.no_grad()` around the whole loop',
          why: 'Then no graph is recorded at all, and `backward` fails.',
        },
      ],
    },
    {
      id: 'pytorch-02',
      difficulty: 'beginner',
      question: 'This model trains poorly. What is wrong with the combination?',
      code: {
        language: 'python',
        lines: [
          'model = nn.Sequential(nn.Linear(64, 10), nn.Softmax(dim=1))',
          'loss_fn = nn.CrossEntropyLoss()',
        ],
      },
      right: {
        text: 'The loss applies log-softmax itself, so the layer is one too many',
        why: '`CrossEntropyLoss` expects raw logits; a second softmax flattens the gradients.',
      },
      wrong: [
        {
          text: 'The loss expects labels as one-hot vectors after a softmax layer',
          why: 'It takes class indices (or probabilities as targets) in any case; the double softmax is the problem.',
        },
        {
          text: 'The softmax has to run over `dim=0`, where the classes are stored',
          why: 'Dimension 0 is the batch; classes are in dimension 1.',
        },
        {
          text: 'The softmax needs an activation such as ReLU right in front of it',
          why: 'ReLU would cut off negative logits and so lose information.',
        },
      ],
    },
    {
      id: 'pytorch-03',
      difficulty: 'beginner',
      question: 'What should be called before predictions are made with a network that contains dropout?',
      right: {
        text: '`model.eval()`, so that dropout lets all values pass',
        why: 'In training mode dropout zeroes values at random, and predictions would vary from call to call.',
      },
      wrong: [
        {
          text: '`torch.no_grad()`, which also switches dropout off',
          why: 'It only stops the recording of gradients; dropout still depends on the mode of the module.',
        },
        {
          text: '`model.zero_grad()`, so that no gradients interfere',
          why: 'Stored gradients have no effect on the forward pass.',
        },
        {
          text: '`model.train(True)`, so that learned values are used',
          why: 'That is the training mode, in which dropout is active.',
        },
      ],
    },
    {
      id: 'pytorch-04',
      difficulty: 'beginner',
      question: 'The code fails with a message that tensors are on different devices. What is missing?',
      code: {
        language: 'python',
        lines: [
          'model = Net().to("cuda")',
          'for x, y in loader:',
          '    x.to("cuda")',
          '    loss = loss_fn(model(x), y.to("cuda"))',
        ],
      },
      right: {
        text: '`x = x.to("cuda")`: a tensor is not moved in place',
        why: '`Tensor.to` returns a new tensor, unlike `Module.to`, which moves the parameters of the module itself.',
      },
      wrong: [
        {
          text: '`model = model.cuda()`: `to` only marks the device',
          why: '`to("cuda")` has moved the parameters already; both calls do the same.',
        },
        {
          text: '`loss = loss.to("cuda")`: it is computed on the CPU',
          why: 'The loss is created where its inputs are; the error occurs before.',
        },
        {
          text: '`loader.to("cuda")`: batches come from the CPU first',
          why: 'A `DataLoader` has no such method; batches are moved in the loop.',
        },
      ],
    },
    {
      id: 'pytorch-05',
      difficulty: 'beginner',
      question: 'These tensors have different shapes. What is the shape of `c`?',
      code: {
        language: 'python',
        lines: ['a = torch.zeros(4, 1)', 'b = torch.zeros(3)', 'c = a + b'],
      },
      right: {
        text: '`(4, 3)`, by broadcasting',
        why: 'Shapes are aligned from the right: `(4, 1)` and `(1, 3)` expand to `(4, 3)`.',
      },
      wrong: [
        {
          text: '`(4, 1)`, since `a` comes first',
          why: 'The order of the operands does not matter; dimensions of size 1 are expanded.',
        },
        {
          text: '`(3, 4)`, since `b` is a column',
          why: 'A one-dimensional tensor is aligned to the last dimension, that is, as a row.',
        },
        {
          text: 'None: the shapes do not match',
          why: 'They match by broadcasting, a frequent source of silent errors in losses.',
        },
      ],
    },
    {
      id: 'pytorch-06',
      difficulty: 'beginner',
      question: 'The optimizer does not train the layers of this module. Why?',
      code: {
        language: 'python',
        lines: [
          'class Net(nn.Module):',
          '    def __init__(self):',
          '        super().__init__()',
          '        self.layers = [nn.Linear(8, 8) for _ in range(3)]',
        ],
      },
      right: {
        text: 'Modules in a plain list are not registered; use `nn.ModuleList`',
        why: '`parameters()` finds only registered submodules; those in a list are neither trained nor moved nor saved.',
      },
      wrong: [
        {
          text: 'Modules made in a loop share their weights; make them one by one',
          why: 'Each call of `nn.Linear` makes a layer with its own weights.',
        },
        {
          text: 'Modules need `requires_grad=True`; set it for each of the layers',
          why: 'Parameters of layers require gradients by default; they are just not found.',
        },
        {
          text: 'Modules have to be made in `forward`; move the list over there',
          why: 'Then each forward pass would have fresh random weights, and nothing could be learned.',
        },
      ],
    },
    {
      id: 'pytorch-07',
      difficulty: 'beginner',
      question:
        'How do you save a trained model so that it can be loaded safely in another project with the same class?',
      right: {
        text: 'Save `model.state_dict()`, and load it into a new instance',
        why: 'The dictionary holds tensors by name and is independent of module paths and pickled code.',
      },
      wrong: [
        {
          text: 'Save `model` with `torch.save`, and load it as an object',
          why: 'This pickles references to classes and paths, breaks on refactoring, and loading may run arbitrary code.',
        },
        {
          text: 'Save `model.parameters()`, and assign it to an instance',
          why: 'It is a generator without names, and buffers such as running averages are not in it.',
        },
        {
          text: 'Save `optimizer.state_dict()`, and load it with a model',
          why: 'It holds the state of the optimizer, such as moments, not the weights.',
        },
      ],
    },
    {
      id: 'pytorch-08',
      difficulty: 'beginner',
      question: 'GPU memory grows with each iteration until the run fails. Which line is to blame?',
      code: {
        language: 'python',
        lines: [
          'total = 0',
          'for x, y in loader:',
          '    optimizer.zero_grad()',
          '    loss = loss_fn(model(x), y)',
          '    loss.backward()',
          '    optimizer.step()',
          '    total += loss',
        ],
      },
      right: {
        text: '`total += loss`, which should add `loss.item()`',
        why: 'The sum is a tensor with history, so it keeps references to the graphs of all iterations.',
      },
      wrong: [
        {
          text: '`loss.backward()`, which should retain the graph',
          why: 'Retaining the graph would keep even more memory; by default its buffers are freed.',
        },
        {
          text: '`optimizer.step()`, which should free its state',
          why: 'The state is created once and does not grow with further steps.',
        },
        {
          text: '`optimizer.zero_grad()`, which should come last',
          why: 'It may be at the start or at the end of an iteration; neither makes memory grow.',
        },
      ],
    },
    {
      id: 'pytorch-09',
      difficulty: 'intermediate',
      question: 'The regression learns nothing but the mean. Which mistake is hidden here?',
      code: {
        language: 'python',
        lines: [
          'pred = model(x)                   # shape (64, 1)',
          'loss = ((pred - y) ** 2).mean()   # y has shape (64,)',
        ],
      },
      right: {
        text: 'The difference has the shape `(64, 64)`; use `pred.squeeze(1)`',
        why: 'Broadcasting compares each prediction with each target, so the best answer is the mean for all.',
      },
      wrong: [
        {
          text: 'The square makes all of the errors positive; use `abs()` there',
          why: 'Squared errors are meant to be positive; that is no obstacle to learning.',
        },
        {
          text: 'The mean divides the gradient by 64; use `sum()` in its place',
          why: 'The mean only scales the gradient, which the learning rate compensates.',
        },
        {
          text: 'The loss has no gradient; use `nn.MSELoss` to obtain a graph',
          why: 'Tensor operations record the graph just as well as loss modules.',
        },
      ],
    },
    {
      id: 'pytorch-10',
      difficulty: 'intermediate',
      question: 'The GPU is busy only 30% of the time. What do you change first?',
      code: {
        language: 'python',
        lines: [
          'loader = DataLoader(dataset, batch_size=64, shuffle=True)',
          '# dataset[i] opens a JPEG file, decodes it and crops it',
        ],
      },
      right: {
        text: 'Set `num_workers` and `pin_memory` in the loader',
        why: 'By default decoding runs in the main process, in turn with training; workers prepare batches while the GPU computes.',
      },
      wrong: [
        {
          text: 'Set `shuffle=False`, so files are read in order',
          why: 'Decoding is the bottleneck rather than order, and unshuffled data harms training.',
        },
        {
          text: 'Set a lower `batch_size`, so loading is shorter',
          why: 'The time per image stays the same, and the GPU gets even less work at once.',
        },
        {
          text: 'Set `drop_last=True`, so the last batch is full',
          why: 'This saves one incomplete batch for each epoch and hardly matters here.',
        },
      ],
    },
    {
      id: 'pytorch-11',
      difficulty: 'intermediate',
      question: 'You want to train only the new head of a pretrained network. Which code does it?',
      right: {
        text: 'Set `requires_grad = False` for the backbone, pass the head to the optimizer',
        why: 'No gradients are computed for frozen weights, and the optimizer knows only the head.',
      },
      wrong: [
        {
          text: 'Call `backbone.eval()` before training, pass all weights to the optimizer',
          why: '`eval` changes the behavior of dropout and batch norm; weights still get gradients.',
        },
        {
          text: 'Call `backbone.zero_grad()` once before training, pass all to the optimizer',
          why: 'Gradients are cleared once, but the next backward pass fills them again.',
        },
        {
          text: 'Set the learning rate of the head to 0, and train the others as usual',
          why: 'That is the reverse: the head would stay random and the backbone would change.',
        },
      ],
    },
    {
      id: 'pytorch-12',
      difficulty: 'intermediate',
      question: 'What is the effect of this loop, compared with an ordinary step for each batch of 16?',
      code: {
        language: 'python',
        lines: [
          'for i, (x, y) in enumerate(loader):      # batches of 16',
          '    loss = loss_fn(model(x), y) / 4',
          '    loss.backward()',
          '    if (i + 1) % 4 == 0:',
          '        optimizer.step()',
          '        optimizer.zero_grad()',
        ],
      },
      right: {
        text: 'Steps as with batches of 64, in the memory needed for 16',
        why: 'Gradients of four batches are accumulated; dividing by 4 turns their sum into a mean. Batch norm still sees 16.',
      },
      wrong: [
        {
          text: 'Steps as with batches of 4, with a quarter of each loss',
          why: 'No batch is split; the division belongs to the sum of four gradients.',
        },
        {
          text: 'Steps as with batches of 16, but three of four are lost',
          why: 'The gradients of all four batches are added up before the step.',
        },
        {
          text: 'Steps as with batches of 64, in the memory needed for 64',
          why: 'Each graph is freed after its backward pass, so only the activations of 16 are held.',
        },
      ],
    },
    {
      id: 'pytorch-13',
      difficulty: 'intermediate',
      question: 'A convolutional network learns little from these images. What is wrong with the last line?',
      code: {
        language: 'python',
        lines: [
          'images.shape                     # (8, 32, 32, 3): batch, height, width, channel',
          'x = images.view(8, 3, 32, 32)    # for a convolution',
        ],
      },
      right: {
        text: '`view` reinterprets memory; `permute(0, 3, 1, 2)` is needed',
        why: 'The shape fits, but pixels and channels get mixed. Permuting moves the axes with their meaning.',
      },
      wrong: [
        {
          text: '`view` copies the data; `reshape(8, 3, 32, 32)` is needed',
          why: '`view` never copies, and `reshape` mixes up the pixels in exactly the same way.',
        },
        {
          text: '`view` keeps the channels; `transpose(1, 3)` is needed',
          why: 'It swaps height and channel, so width comes before height: the images would be transposed.',
        },
        {
          text: '`view` needs a contiguous tensor; `contiguous()` is needed',
          why: 'This removes an error for some tensors, but the order of the values would still be wrong.',
        },
      ],
    },
    {
      id: 'pytorch-14',
      difficulty: 'intermediate',
      question:
        'A running average is needed in a module: saved with it, moved to the GPU, but not trained. How is it stored?',
      right: {
        text: '`self.register_buffer("avg", torch.zeros(8))`',
        why: 'Buffers are part of `state_dict` and follow `to`, but `parameters()` does not return them.',
      },
      wrong: [
        {
          text: '`self.avg = nn.Parameter(torch.zeros(8))`',
          why: 'A parameter is passed to the optimizer and would be trained.',
        },
        {
          text: '`self.avg = torch.zeros(8)` in `__init__`',
          why: 'A plain attribute is neither moved to the GPU nor saved.',
        },
        {
          text: '`self.avg = [0.0] * 8`, a plain Python list',
          why: 'A list is not a tensor: it stays on the CPU and is missing in the saved state.',
        },
      ],
    },
    {
      id: 'pytorch-15',
      difficulty: 'intermediate',
      question: 'You measure a layer on the GPU, and the time is suspiciously short. Why?',
      code: {
        language: 'python',
        lines: [
          'start = time.perf_counter()',
          'y = layer(x)                     # x on cuda',
          'print(time.perf_counter() - start)',
        ],
      },
      right: {
        text: 'The kernels are only queued; `torch.cuda.synchronize()` is missing',
        why: 'CUDA calls return at once. Synchronize before both readings, and warm up first.',
      },
      wrong: [
        {
          text: 'The result is cached; a different `x` has to be used in each run',
          why: 'Results are not cached; the same computation runs at each call.',
        },
        {
          text: 'The layer is lazy; it computes only when `backward` is called on it',
          why: 'PyTorch runs eagerly: the forward pass is submitted at once, just asynchronously.',
        },
        {
          text: 'The clock is too coarse; `time.time()` would measure it properly',
          why: '`perf_counter` is the finer clock; what it measures is the problem.',
        },
      ],
    },
    {
      id: 'pytorch-16',
      difficulty: 'intermediate',
      question:
        'A run is resumed from a checkpoint with the model weights only, and the loss jumps up at first. It was trained with Adam and a schedule. What was left out?',
      code: {
        language: 'python',
        lines: ['torch.save(model.state_dict(), "epoch_10.pt")'],
      },
      right: {
        text: 'The state of the optimizer and of the scheduler',
        why: 'Adam restarts without its moments, and the learning rate starts at its first value instead of the later one.',
      },
      wrong: [
        {
          text: 'The gradients that were left from the last step',
          why: 'They are cleared before the next step and need not be saved.',
        },
        {
          text: 'The running averages of the batch norm layers',
          why: 'They are buffers and so part of the state of the model already.',
        },
        {
          text: 'The graph of the last forward pass of the model',
          why: 'The graph is built anew in each forward pass.',
        },
      ],
    },
    {
      id: 'pytorch-17',
      difficulty: 'expert',
      question: 'What happens in the backward pass of this code?',
      code: {
        language: 'python',
        lines: [
          'w = torch.randn(3, requires_grad=True)',
          'y = torch.exp(w)',
          'y.add_(1)',
          'y.sum().backward()',
        ],
      },
      right: {
        text: 'A `RuntimeError`: a value needed for the gradient was modified',
        why: '`exp` keeps its output for the derivative. The version counter shows that it was changed in place; use `y = y + 1`.',
      },
      wrong: [
        {
          text: 'Right gradients: adding a constant does not change derivatives',
          why: 'Mathematically true, but the stored output of `exp` is no longer `exp(w)`.',
        },
        {
          text: 'Wrong gradients, silently: the output of `exp` is larger by one',
          why: 'It would be so without version counters; autograd checks and refuses.',
        },
        {
          text: 'A `RuntimeError`: leaf tensors must not be modified in place',
          why: '`y` is not a leaf; that message belongs to changing `w` itself.',
        },
      ],
    },
    {
      id: 'pytorch-18',
      difficulty: 'expert',
      question:
        'Distributed training with `DistributedDataParallel` hangs at the end of an epoch on some ranks. What is the likely cause?',
      code: {
        language: 'python',
        lines: [
          'for x, y in loader:                 # own sampler, uneven numbers of batches',
          '    loss = loss_fn(ddp_model(x), y)',
          '    loss.backward()',
          '    optimizer.step()',
        ],
      },
      right: {
        text: 'Ranks with more batches wait in an all-reduce for the others',
        why: 'Each backward pass is collective. Give all ranks the same number (as `DistributedSampler` does) or use the `join` context.',
      },
      wrong: [
        {
          text: 'Ranks with fewer batches have smaller gradients than others',
          why: 'Different contents are averaged without any problem; different numbers of calls are not.',
        },
        {
          text: 'Ranks must call `optimizer.zero_grad()` at the same moment',
          why: 'This call is local and does not communicate; leaving it out is another mistake.',
        },
        {
          text: 'Ranks draw different shuffles, so that parameters diverge',
          why: 'Different data for each rank is the point, and divergence would not make them hang.',
        },
      ],
    },
    {
      id: 'pytorch-19',
      difficulty: 'expert',
      question: 'In a loop with mixed precision in fp16, where does gradient clipping belong?',
      code: {
        language: 'python',
        lines: ['scaler.scale(loss).backward()', '# 1', 'scaler.step(optimizer)', '# 2', 'scaler.update()'],
      },
      right: {
        text: 'At 1, after a call of `scaler.unscale_(optimizer)`',
        why: 'Before unscaling, gradients are larger by the scale, so a norm of 1 would cut off nearly all of them.',
      },
      wrong: [
        {
          text: 'At 1, directly, as `scaler.step` unscales it later',
          why: 'The threshold would be compared with scaled gradients, thousands of times too large.',
        },
        {
          text: 'At 2, as the gradients have been unscaled by then',
          why: 'The step has been made by then, so clipping comes too late.',
        },
        {
          text: 'At 2, after a call of `scaler.unscale_(optimizer)`',
          why: 'The weights have been updated with unclipped gradients already.',
        },
      ],
    },
    {
      id: 'pytorch-20',
      difficulty: 'expert',
      question:
        'The compiled model is hardly faster than before, and the log reports graph breaks. What causes them?',
      code: {
        language: 'python',
        lines: [
          '# model = torch.compile(Block())',
          'def forward(self, x):',
          '    h = self.lin(x)',
          '    if h.abs().max() > 10:',
          '        h = h / 10',
          '    return self.out(h)',
        ],
      },
      right: {
        text: 'The branch on the value of a tensor, which splits the graph',
        why: 'The value is known only at run time, so tracing stops there and Python takes over. `torch.where` keeps a single graph.',
      },
      wrong: [
        {
          text: 'The division by a constant, which is not part of the graph',
          why: 'Constants are traced into the graph like any other operand.',
        },
        {
          text: 'The attribute `self.lin`, which is looked up in each call',
          why: 'Submodules are traced through; a cheap guard checks that they have not changed.',
        },
        {
          text: 'The reduction with `max`, which no compiled kernel can do',
          why: 'Reductions are supported by the compiler and often fused with neighboring operations.',
        },
      ],
    },
    {
      id: 'pytorch-21',
      difficulty: 'expert',
      question:
        'Augmentation in this dataset produces the same random numbers in each (forked) worker. Which remedy is right?',
      code: {
        language: 'python',
        lines: [
          'rng = np.random.default_rng(0)              # module level',
          '',
          'class Photos(Dataset):',
          '    def __getitem__(self, i):',
          '        angle = rng.uniform(-10, 10)',
        ],
      },
      right: {
        text: 'Seed a generator in each worker, from `torch.initial_seed()`',
        why: 'Each worker gets its own copy of `rng` in the same state. The torch seed differs by worker and epoch.',
      },
      wrong: [
        {
          text: 'Seed the generator in `__getitem__`, from the current index',
          why: 'Then a photo would get the same angle in every epoch, which is hardly augmentation.',
        },
        {
          text: 'Seed the generator without 0, so that it is drawn by chance',
          why: 'With forked workers, copies of the same state would still be identical among workers.',
        },
        {
          text: 'Seed with `torch.manual_seed` once ahead of the first epoch',
          why: 'This sets the seed of torch; the NumPy generator knows nothing of it.',
        },
      ],
    },
    {
      id: 'pytorch-22',
      difficulty: 'expert',
      question:
        '`nvidia-smi` shows 22 GB in use, but `torch.cuda.memory_allocated()` only 9 GB. What explains most of the difference?',
      right: {
        text: 'The caching allocator keeps freed blocks for later use',
        why: '`memory_reserved()` shows them. They are not a leak, but fragments of them can still lead to out-of-memory errors.',
      },
      wrong: [
        {
          text: 'The weights are stored both on the CPU and on the GPU',
          why: 'Copies on the CPU do not count toward the memory of the GPU.',
        },
        {
          text: 'The gradients are not counted until the step has ended',
          why: 'Gradients are ordinary tensors and are counted as allocated.',
        },
        {
          text: 'The tool counts memory of the GPU in decimal gigabytes',
          why: 'Units differ by 7% at most, not by a factor of more than two.',
        },
      ],
    },
    {
      id: 'pytorch-23',
      difficulty: 'expert',
      question:
        'A custom function must be differentiable with a straight-through gradient. What does this expression give?',
      code: {
        language: 'python',
        lines: ['y = x + (torch.round(x) - x).detach()'],
      },
      right: {
        text: 'Rounded values forward, and a gradient of 1 backward',
        why: 'In the forward pass `x` cancels; the detached part is constant for autograd, so only the first `x` has a gradient.',
      },
      wrong: [
        {
          text: 'Rounded values forward, and a gradient of 0 backward',
          why: 'That is the gradient of `round` itself, which this trick is meant to replace.',
        },
        {
          text: 'Unchanged values forward, and a gradient of 1 backward',
          why: '`detach` does not change values: the difference is added, which yields the rounded value.',
        },
        {
          text: 'Rounded values forward, and an error in the backward',
          why: 'The graph still leads to `x` through the first summand, so the pass works.',
        },
      ],
    },
    {
      id: 'pytorch-24',
      difficulty: 'expert',
      question:
        'Model, gradients and Adam states do not fit on one of your 8 GPUs, activations would. Which choice addresses this directly?',
      right: {
        text: 'FSDP, which shards parameters, gradients and states over the GPUs',
        why: 'Each GPU holds an eighth and gathers full layers only while they are computed, at the price of communication.',
      },
      wrong: [
        {
          text: 'DDP, which splits each batch and so the memory over all the GPUs',
          why: 'Each replica keeps the whole model with all states; only activations get smaller.',
        },
        {
          text: 'Gradient checkpointing, which recomputes parts of the forward pass',
          why: 'It saves activations, which are not the problem here.',
        },
        {
          text: 'Gradient accumulation, which makes several small steps out of one',
          why: 'It reduces activations as well; weights and optimizer states stay the same.',
        },
      ],
    },
  ],
}
