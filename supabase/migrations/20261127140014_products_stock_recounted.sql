-- Two variants of a piece that sold at the same moment could leave the piece with a count that left one of them out, and a movement that changes nothing
-- of a variant does not count its piece anew. Every piece that shows another count than its variants add up to is counted once more: held first, in the
-- order in which sales hold pieces, then counted, so that what is sold meanwhile is counted by who sells it. A piece without variants is nothing of this.
select from public.products p, (
    select v.product_id, coalesce(sum(v.stock_quantity) filter (where v.is_active), 0)::integer as total
      from public.product_variants v group by v.product_id) s
 where p.id = s.product_id and p.stock_quantity is distinct from s.total
 order by p.id for no key update of p;

update public.products p set stock_quantity = s.total
  from (
    select v.product_id, coalesce(sum(v.stock_quantity) filter (where v.is_active), 0)::integer as total
      from public.product_variants v group by v.product_id) s
 where p.id = s.product_id and p.stock_quantity is distinct from s.total;
