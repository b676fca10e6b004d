-- A list of sites narrowed to labels finds them without reading every site of the workspace.
create index sites_by_label on sites using gin ((settings -> 'labels') jsonb_path_ops) with (fastupdate = off);
