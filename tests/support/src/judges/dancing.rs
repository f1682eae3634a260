//! Dancing links, after D. E. Knuth (2000): a sparse matrix of candidates and the constraints that they meet, as
//! circular lists whose removed nodes can put themselves back.

use super::Shape;

struct Links {
    left: Vec<usize>,
    right: Vec<usize>,
    up: Vec<usize>,
    down: Vec<usize>,
    column: Vec<usize>,
    size: Vec<usize>,
    /// The candidate of each node: cell and digit.
    row: Vec<(usize, u8)>,
    /// How many more choices may be made.
    patience: u64,
}

/// All solutions, up to the limit.
pub fn dance(shape: &Shape, board: &[u8], limit: usize) -> Vec<Vec<u8>> {
    dance_for(shape, board, limit, u64::MAX).expect("patience without end")
}

/// All solutions, up to the limit; `None` if this many choices are not enough to decide.
pub fn dance_for(shape: &Shape, board: &[u8], limit: usize, patience: u64) -> Option<Vec<Vec<u8>>> {
    let n_columns = 4 * shape.side * shape.side;
    let mut links = Links::new(n_columns, patience);
    for (place, &given) in board.iter().enumerate() {
        for digit in 1..=shape.side as u8 {
            if given == 0 || given == digit {
                links.add(&columns(shape, place, digit), (place, digit));
            }
        }
    }
    let mut found = Vec::new();
    links.search(&mut board.to_vec(), limit, &mut found);
    (links.patience > 0).then_some(found)
}

fn columns(shape: &Shape, place: usize, digit: u8) -> [usize; 4] {
    let n_cells = shape.side * shape.side;
    let of = |house: usize| n_cells + house * shape.side + usize::from(digit) - 1;
    let [row, col, square] = shape.houses(place);
    [place, of(row), of(col), of(square)]
}

impl Links {
    /// Columns 1 to `n`, and the root, 0.
    fn new(n: usize, patience: u64) -> Self {
        Self {
            left: (0..=n).map(|i| if i == 0 { n } else { i - 1 }).collect(),
            right: (0..=n).map(|i| if i == n { 0 } else { i + 1 }).collect(),
            up: (0..=n).collect(),
            down: (0..=n).collect(),
            column: (0..=n).collect(),
            size: vec![0; n + 1],
            row: vec![(0, 0); n + 1],
            patience,
        }
    }

    fn add(&mut self, columns: &[usize; 4], row: (usize, u8)) {
        let first = self.left.len();
        for (k, column) in columns.iter().map(|column| column + 1).enumerate() {
            let node = first + k;
            self.left.push(if k == 0 { first + 3 } else { node - 1 });
            self.right.push(if k == 3 { first } else { node + 1 });
            self.up.push(self.up[column]);
            self.down.push(column);
            self.down[self.up[column]] = node;
            self.up[column] = node;
            self.column.push(column);
            self.size[column] += 1;
            self.row.push(row);
        }
    }

    fn cover(&mut self, column: usize) {
        self.right[self.left[column]] = self.right[column];
        self.left[self.right[column]] = self.left[column];
        let mut i = self.down[column];
        while i != column {
            let mut j = self.right[i];
            while j != i {
                self.down[self.up[j]] = self.down[j];
                self.up[self.down[j]] = self.up[j];
                self.size[self.column[j]] -= 1;
                j = self.right[j];
            }
            i = self.down[i];
        }
    }

    fn uncover(&mut self, column: usize) {
        let mut i = self.up[column];
        while i != column {
            let mut j = self.left[i];
            while j != i {
                self.size[self.column[j]] += 1;
                self.down[self.up[j]] = j;
                self.up[self.down[j]] = j;
                j = self.left[j];
            }
            i = self.up[i];
        }
        self.right[self.left[column]] = column;
        self.left[self.right[column]] = column;
    }

    fn smallest(&self) -> usize {
        let (mut best, mut column) = (self.right[0], self.right[0]);
        while column != 0 {
            if self.size[column] < self.size[best] {
                best = column;
            }
            column = self.right[column];
        }
        best
    }

    fn search(&mut self, board: &mut [u8], limit: usize, found: &mut Vec<Vec<u8>>) {
        self.patience -= 1;
        let column = self.smallest();
        if column == 0 {
            found.push(board.to_vec());
            return;
        }
        self.cover(column);
        let mut row = self.down[column];
        while row != column && found.len() < limit && self.patience > 0 {
            let (place, digit) = self.row[row];
            let before = std::mem::replace(&mut board[place], digit);
            let mut node = self.right[row];
            while node != row {
                self.cover(self.column[node]);
                node = self.right[node];
            }
            self.search(board, limit, found);
            let mut node = self.left[row];
            while node != row {
                self.uncover(self.column[node]);
                node = self.left[node];
            }
            board[place] = before;
            row = self.down[row];
        }
        self.uncover(column);
    }
}
