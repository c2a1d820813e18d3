;; Compares one look with many: the inner loop of the exact scan (scan.ts, docs/decisions/0049-look.md).
;;
;; The memory's first page (64 KiB) is for what goes in and out. The looks follow it, 256 signed bytes each.
;;   0     the look that is asked for: 256 numbers of 16 bits
;;   512   what is found: of each its place among the looks and its dot product, 32 bits each
(module
  (memory (export "memory") 1 65536)

  ;; Writes down the looks from $from to before $end whose dot product is at least $least, and returns their number.
  (func (export "compare") (param $from i32) (param $end i32) (param $least i32) (result i32)
    (local $look i32) (local $asked i32) (local $found i32) (local $dot i32) (local $sum v128) (local $sum2 v128)
    (local.set $found (i32.const 512))
    (local.set $look (i32.add (i32.const 65536) (i32.shl (local.get $from) (i32.const 8))))
    (block $done
      (loop $looks
        (br_if $done (i32.ge_u (local.get $from) (local.get $end)))

        ;; 32 numbers at a time. Two sums, so that an addition need not wait for the one before.
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $sum2 (v128.const i32x4 0 0 0 0))
        (local.set $asked (i32.const 0))
        (loop $numbers
          (local.set $sum (i32x4.add (local.get $sum)
            (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $look)) (v128.load (local.get $asked)))))
          (local.set $sum2 (i32x4.add (local.get $sum2)
            (i32x4.dot_i16x8_s (v128.load8x8_s offset=8 (local.get $look)) (v128.load offset=16 (local.get $asked)))))
          (local.set $sum (i32x4.add (local.get $sum)
            (i32x4.dot_i16x8_s (v128.load8x8_s offset=16 (local.get $look)) (v128.load offset=32 (local.get $asked)))))
          (local.set $sum2 (i32x4.add (local.get $sum2)
            (i32x4.dot_i16x8_s (v128.load8x8_s offset=24 (local.get $look)) (v128.load offset=48 (local.get $asked)))))
          (local.set $look (i32.add (local.get $look) (i32.const 32)))
          (local.set $asked (i32.add (local.get $asked) (i32.const 64)))
          (br_if $numbers (i32.lt_u (local.get $asked) (i32.const 512))))

        (local.set $sum (i32x4.add (local.get $sum) (local.get $sum2)))
        (local.set $dot (i32.add
          (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
          (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
        (if (i32.ge_s (local.get $dot) (local.get $least))
          (then
            (i32.store (local.get $found) (local.get $from))
            (i32.store offset=4 (local.get $found) (local.get $dot))
            (local.set $found (i32.add (local.get $found) (i32.const 8)))))
        (local.set $from (i32.add (local.get $from) (i32.const 1)))
        (br $looks)))
    (i32.shr_u (i32.sub (local.get $found) (i32.const 512)) (i32.const 3))))
