//! Work on several threads whose result does not depend on how many there are.

use std::{
    ops::Range,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

/// Does a piece of work for each number, on some threads, each with a worker of its own; what comes of it is in the order of the
/// numbers.
pub(crate) fn spread<W, T: Send>(
    numbers: Range<u64>,
    threads: usize,
    worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, u64) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(numbers.start);
    let done = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut worker = worker();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= numbers.end {
                        return;
                    }
                    let result = work(&mut worker, number);
                    done.lock().expect("no worker panics").push((number, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no worker panics");
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, result)| result).collect()
}
