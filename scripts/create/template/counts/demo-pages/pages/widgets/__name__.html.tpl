---
tag: yy-__name__
title: __title__
since: __since__
use: onde alguém queira contar toques.
avoid: para contar o que o servidor sabe: isso é do `yy-count-badge`.
keyboard: um botão de verdade: tab chega nele, enter e espaço apertam.
noScript: aparece o que está dentro da tag. aparece também enquanto o script carrega e com um atributo errado.
failures: ele não pergunta nada ao servidor. com um atributo errado aparece o que está dentro da tag, com um `yy:error`.
readers: o nome do botão diz quantas vezes ele foi tocado.
---
{{> guide-start}}
      <section class="card example">
        <h2>o botão</h2>
        <p>toque nele: ele conta.</p>
        <div class="stage">
          <yy-__name__ data-label="tocar"><span>tocar</span></yy-__name__>
        </div>
        <output class="events small" data-guide-events>os eventos aparecem aqui.</output>
{{#markup}}
<yy-__name__ data-label="tocar">
  <span>tocar</span>
</yy-__name__>
{{/markup}}
      </section>
{{> guide-end}}
